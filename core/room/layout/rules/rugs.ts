import type { Floor } from '../floor/floor.ts';
import { type Area, from, overlaps, sharedX, sharedY } from '../geometry.ts';
import { layoutNumbers } from '../numbers.ts';
import type { Standing } from '../standing.ts';
import { type Cast, widest } from './cast.ts';
import { between, down, freeFrom, type Judged, left, right, up, upTo, within } from './judged.ts';
import type { Tally } from './tally.ts';

/** How far a rug reaches under a seat from its front, and along how much of its width. */
function underFront(rug: Area, seat: Standing): { inches: number; share: number } {
  const half = seat.piece.depth / 2;
  const [fx, fy] = from(seat, 0, half);
  const upright = seat.turn === 0 || seat.turn === 180;
  const covered = upright ? sharedX(rug, seat.area) : sharedY(rug, seat.area);
  const inches =
    seat.turn === 0
      ? fy - rug.top
      : seat.turn === 180
        ? rug.bottom - fy
        : seat.turn === 90
          ? rug.right - fx
          : fx - rug.left;
  const meets = overlaps(rug, seat.area);
  return { inches: meets ? inches : -1, share: between(covered / seat.piece.width, 0, 1) };
}

function underSeats(rug: Standing, main: Standing, { sofas, loungeChairs }: Cast): Judged {
  const { inches, share } = underFront(rug.area, main);
  const wanted = Math.min(1, Math.max(rug.piece.width, rug.piece.depth) / main.piece.width);
  const depth = within(inches, layoutNumbers.rugUnderFrontLegs, 12);
  let [others, onIt] = [0, 0];
  for (const seats of [sofas, loungeChairs])
    for (const one of seats) {
      if (one === main) continue;
      others += 1;
      if (underFront(rug.area, one).inches >= 4) onIt += 1;
    }
  const chairShare = others > 0 ? onIt / others : 1;
  const middle = Math.abs(from(main, 0, 0)[main.turn === 0 || main.turn === 180 ? 0 : 1] - middleOf(rug, main));
  return {
    rule: 'rug-under-seat',
    weight: 1.8,
    met:
      inches < 0
        ? 0
        : depth * (0.35 + 0.25 * between(share / wanted, 0, 1) + 0.2 * chairShare + 0.2 * upTo(24 - middle, 0, 24)),
    inches: inches < 0 ? null : inches,
    about: [rug, main],
  };
}

const middleOf = (rug: Standing, main: Standing) => (main.turn === 0 || main.turn === 180 ? rug.x : rug.y);

function beyond(rug: Area, table: Area): number {
  return Math.min(table.left - rug.left, rug.right - table.right, table.top - rug.top, rug.bottom - table.bottom);
}

/** The most a rug of this size can extend past a table on every side. */
function mostBeyond({ piece: rug }: Standing, { piece: table }: Standing): number {
  const straight = Math.min(rug.width - table.width, rug.depth - table.depth);
  const crossed = Math.min(rug.width - table.depth, rug.depth - table.width);
  return Math.max(straight, crossed) / 2;
}

function underTable(rug: Standing, table: Standing): Judged {
  const inches = beyond(rug.area, table.area);
  const possible = Math.min(layoutNumbers.rugBeyondTable, Math.max(mostBeyond(rug, table), 1));
  return {
    rule: 'rug-under-table',
    weight: 1.8,
    met: overlaps(rug.area, table.area) ? 0.2 + 0.8 * upTo(inches, -24, possible) : 0,
    inches,
    about: [rug, table],
  };
}

function underBed(rug: Standing, bed: Standing): Judged {
  const upright = bed.turn === 0 || bed.turn === 180;
  const [near, far] = upright
    ? [bed.area.left - rug.area.left, rug.area.right - bed.area.right]
    : [bed.area.top - rug.area.top, rug.area.bottom - bed.area.bottom];
  const side = Math.min(near, far);
  const across = Math.max(rug.piece.width, rug.piece.depth);
  const possible = between((across - bed.piece.width) / 2, 1, layoutNumbers.rugBeyondBed);
  const foot = -underFront(rug.area, bed).inches;
  const under = underFront(rug.area, bed).inches;
  const covered = within(under, { from: bed.piece.depth * 0.35, to: bed.piece.depth * 0.8 }, 30);
  return {
    rule: 'rug-under-bed',
    weight: 1.6,
    met: foot > 0 ? 0 : upTo(side, -12, possible) * (0.4 + 0.6 * covered),
    inches: side,
    about: [rug, bed],
  };
}

/** A few inches of bare floor along the walls, or it looks like carpeting. */
function offTheWalls(tally: Tally, floor: Floor, rug: Standing, { weight, met, ...details }: Judged): void {
  const { area } = rug;
  const margin = Math.min(
    freeFrom(floor, area, right, []),
    freeFrom(floor, area, left, []),
    freeFrom(floor, area, down, []),
    freeFrom(floor, area, up, []),
  );
  if (tally.add(weight, met * (0.8 + 0.2 * upTo(margin, 0, 6)))) tally.keep(details);
}

/** A rug belongs under the room's largest piece that people sit at or lie on. */
export function judgeRugs(tally: Tally, floor: Floor, cast: Cast): void {
  if (cast.rugs.length === 0) return;
  const [table] = cast.tables;
  const bed = widest(cast.beds);
  const sofa = widest(cast.sofas) ?? widest(cast.loungeChairs);
  const [desk] = cast.desks;
  for (const rug of cast.rugs) {
    if (table) offTheWalls(tally, floor, rug, underTable(rug, table));
    else if (bed) offTheWalls(tally, floor, rug, underBed(rug, bed));
    else if (sofa) offTheWalls(tally, floor, rug, underSeats(rug, sofa, cast));
    else if (desk)
      offTheWalls(tally, floor, rug, { ...underTable(rug, cast.deskChairs[0] ?? desk), about: [rug, desk] });
  }
}
