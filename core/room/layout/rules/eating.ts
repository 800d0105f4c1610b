import type { Floor } from '../floor/floor.ts';
import { from, frontAt, seenFrom } from '../geometry.ts';
import { isDesk, isTable, sitsAtTable } from '../kinds.ts';
import { layoutNumbers } from '../numbers.ts';
import type { Standing } from '../standing.ts';
import { behind, freeFrom, type Judged, ofKind, upTo, within } from './judged.ts';

const { tuck } = layoutNumbers;

/** A chair at its table: close to it or pushed in, facing it, in front of its edge. */
function chairAt(chair: Standing, tables: readonly Standing[]): Judged {
  let best: { met: number; inches: number; table: Standing | null } = { met: 0, inches: 0, table: null };
  for (const table of tables) {
    const { across, ahead } = seenFrom(chair, [table.x, table.y]);
    const [fx] = frontAt[chair.turn];
    const deep = fx === 0 ? table.area.bottom - table.area.top : table.area.right - table.area.left;
    const wide = fx === 0 ? table.area.right - table.area.left : table.area.bottom - table.area.top;
    const gap = ahead - chair.piece.depth / 2 - deep / 2;
    const beside = within(Math.abs(across), { from: 0, to: Math.max((wide - chair.piece.width) / 2, 0) }, 10);
    const middle = isDesk(table.piece) ? Math.max(0.4, 1 - Math.abs(across) / 60) : 1;
    const front = !isDesk(table.piece) || seenFrom(table, [chair.x, chair.y]).ahead > 0 ? 1 : 0.2;
    const pulled = within(gap, { from: -tuck.most, to: 4 }, 12);
    const met = gap < -tuck.most - 1 ? 0 : pulled * beside * middle * front;
    if (met > best.met) best = { met, inches: gap, table };
  }
  return {
    rule: 'at-table',
    weight: 2.5,
    met: best.met,
    inches: best.table ? best.inches : null,
    about: best.table ? [chair, best.table] : [chair],
  };
}

function roomBehind(floor: Floor, chair: Standing, standing: readonly Standing[]): Judged {
  const free = freeFrom(floor, chair.area, behind(chair.turn), standing);
  const back = -chair.piece.depth / 2;
  return {
    rule: 'behind-chairs',
    weight: 1.6,
    met: upTo(free, 6, layoutNumbers.behindChair),
    inches: free,
    about: [chair],
    line: [from(chair, 0, back), from(chair, 0, back - free)],
  };
}

/** Opposite sides of a table should have the same seats. */
function evenlyLaid(table: Standing, chairs: readonly Standing[]): Judged[] {
  if (chairs.length < 2) return [];
  let across = 0;
  let ahead = 0;
  for (const chair of chairs) {
    const seen = seenFrom(table, [chair.x, chair.y]);
    across += seen.across;
    ahead += seen.ahead;
  }
  const off = Math.hypot(across, ahead) / chairs.length;
  return [{ rule: 'balance', weight: 1.2, met: Math.max(0, 1 - off / 24), inches: null, about: [table, ...chairs] }];
}

/** A table people sit around needs floor space around it. */
function inTheOpen(floor: Floor, table: Standing, standing: readonly Standing[]): Judged {
  const passes = ({ piece }: Standing) => sitsAtTable(piece);
  const free = (x: number, y: number) => freeFrom(floor, table.area, [x, y], standing, passes);
  const all = [free(1, 0), free(-1, 0), free(0, 1), free(0, -1)];
  const met = all.reduce((sum, one) => sum + upTo(one, 0, layoutNumbers.behindChair + 20), 0) / 4;
  const sideways = Math.abs((all[0] ?? 0) - (all[1] ?? 0)) + Math.abs((all[2] ?? 0) - (all[3] ?? 0));
  return {
    rule: 'table-in-the-open',
    weight: 1.8,
    met: 0.6 * met + 0.4 * Math.max(0, 1 - sideways / 90),
    inches: Math.min(...all),
    about: [table],
  };
}

export function judgeEating(floor: Floor, standing: readonly Standing[]): Judged[] {
  const tables = standing.filter(({ piece }) => isTable(piece));
  const desks = standing.filter(({ piece }) => isDesk(piece));
  const bedless = ofKind(standing, 'bed').length === 0;
  const seats = standing.filter(
    ({ piece }) => piece.kind === 'dining_chair' || piece.kind === 'stool' || (piece.kind === 'bench' && bedless),
  );
  const judged: Judged[] = [];
  if (tables.length > 0)
    for (const seat of seats) judged.push(chairAt(seat, tables), roomBehind(floor, seat, standing));
  for (const table of tables) {
    const own = seats.filter((seat) => nearest(seat, tables) === table);
    judged.push(inTheOpen(floor, table, standing), ...evenlyLaid(table, own));
  }
  for (const chair of ofKind(standing, 'desk_chair'))
    if (desks.length > 0) judged.push(chairAt(chair, desks), roomBehind(floor, chair, standing));
  return judged;
}

const nearest = (seat: Standing, tables: readonly Standing[]): Standing | undefined =>
  [...tables].sort((a, b) => Math.hypot(a.x - seat.x, a.y - seat.y) - Math.hypot(b.x - seat.x, b.y - seat.y))[0];
