import type { Floor } from '../floor/floor.ts';
import { from, frontAt, seenFrom } from '../geometry.ts';
import { isDesk, sitsAtTable } from '../kinds.ts';
import { layoutNumbers } from '../numbers.ts';
import type { Standing } from '../standing.ts';
import type { Cast } from './cast.ts';
import { behind, down, freeFrom, left, right, up, upTo, within } from './judged.ts';
import type { Tally } from './tally.ts';

const { tuck } = layoutNumbers;
const anyWhere = { from: -tuck.most, to: 4 };

/** A chair at its table: close to it or pushed in, facing it, in front of its edge. */
function chairAt(tally: Tally, chair: Standing, tables: readonly Standing[]): void {
  let best = 0;
  let inches = 0;
  let own: Standing | null = null;
  for (const table of tables) {
    const { across, ahead } = seenFrom(chair, [table.x, table.y]);
    const [fx] = frontAt[chair.turn];
    const deep = fx === 0 ? table.area.bottom - table.area.top : table.area.right - table.area.left;
    const wide = fx === 0 ? table.area.right - table.area.left : table.area.bottom - table.area.top;
    const gap = ahead - chair.piece.depth / 2 - deep / 2;
    if (gap < -tuck.most - 1) continue;
    const beside = within(Math.abs(across), { from: 0, to: Math.max((wide - chair.piece.width) / 2, 0) }, 10);
    const middle = isDesk(table.piece) ? Math.max(0.4, 1 - Math.abs(across) / 60) : 1;
    const front = !isDesk(table.piece) || seenFrom(table, [chair.x, chair.y]).ahead > 0 ? 1 : 0.2;
    const met = within(gap, anyWhere, 12) * beside * middle * front;
    if (met > best) [best, inches, own] = [met, gap, table];
  }
  if (tally.add(2.5, best))
    tally.keep({ rule: 'at-table', inches: own ? inches : null, about: own ? [chair, own] : [chair] });
}

function roomBehind(tally: Tally, floor: Floor, chair: Standing, standing: readonly Standing[]): void {
  const free = freeFrom(floor, chair.area, behind(chair.turn), standing);
  if (!tally.add(1.6, upTo(free, 6, layoutNumbers.behindChair))) return;
  const back = -chair.piece.depth / 2;
  tally.keep({
    rule: 'behind-chairs',
    inches: free,
    about: [chair],
    line: [from(chair, 0, back), from(chair, 0, back - free)],
  });
}

/** Opposite sides of a table should have the same seats. */
function evenlyLaid(tally: Tally, table: Standing, seats: readonly Standing[], tables: readonly Standing[]): void {
  let count = 0;
  let across = 0;
  let ahead = 0;
  for (const chair of seats) {
    if (nearest(chair, tables) !== table) continue;
    const seen = seenFrom(table, [chair.x, chair.y]);
    across += seen.across;
    ahead += seen.ahead;
    count += 1;
  }
  if (count < 2) return;
  const off = Math.hypot(across, ahead) / count;
  if (tally.add(1.2, Math.max(0, 1 - off / 24))) {
    const own = seats.filter((seat) => nearest(seat, tables) === table);
    tally.keep({ rule: 'symmetry', inches: null, about: [table, ...own] });
  }
}

const isSeat = ({ piece }: Standing) => sitsAtTable(piece);

/** A table people sit around needs floor space around it. */
function inTheOpen(tally: Tally, floor: Floor, table: Standing, standing: readonly Standing[]): void {
  const toRight = freeFrom(floor, table.area, right, standing, isSeat);
  const toLeft = freeFrom(floor, table.area, left, standing, isSeat);
  const below = freeFrom(floor, table.area, down, standing, isSeat);
  const above = freeFrom(floor, table.area, up, standing, isSeat);
  const enough = layoutNumbers.behindChair + 20;
  const met =
    (upTo(toRight, 0, enough) + upTo(toLeft, 0, enough) + upTo(below, 0, enough) + upTo(above, 0, enough)) / 4;
  const sideways = Math.abs(toRight - toLeft) + Math.abs(below - above);
  if (tally.add(1.8, 0.6 * met + 0.4 * Math.max(0, 1 - sideways / 90)))
    tally.keep({ rule: 'table-in-the-open', inches: Math.min(toRight, toLeft, below, above), about: [table] });
}

export function judgeEating(tally: Tally, floor: Floor, { all, tables, desks, deskChairs, diners }: Cast): void {
  if (tables.length > 0)
    for (const seat of diners) {
      chairAt(tally, seat, tables);
      roomBehind(tally, floor, seat, all);
    }
  for (const table of tables) {
    inTheOpen(tally, floor, table, all);
    evenlyLaid(tally, table, diners, tables);
  }
  if (desks.length > 0)
    for (const chair of deskChairs) {
      chairAt(tally, chair, desks);
      roomBehind(tally, floor, chair, all);
    }
}

function nearest(seat: Standing, tables: readonly Standing[]): Standing | undefined {
  if (tables.length < 2) return tables[0];
  const far = ({ x, y }: Standing) => Math.hypot(x - seat.x, y - seat.y);
  return tables.reduce((best, one) => (far(one) < far(best) ? one : best));
}
