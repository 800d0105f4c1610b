import type { Floor } from '../floor/floor.ts';
import { type Area, from, overlaps, sharedX, sharedY } from '../geometry.ts';
import { isDesk, isTable, sitsAtTable } from '../kinds.ts';
import { layoutNumbers } from '../numbers.ts';
import type { Standing } from '../standing.ts';
import { between, freeFrom, type Judged, largest, ofKind, upTo, within } from './judged.ts';

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

function underSeats(rug: Standing, main: Standing, others: readonly Standing[]): Judged {
  const { inches, share } = underFront(rug.area, main);
  const wanted = Math.min(1, Math.max(rug.piece.width, rug.piece.depth) / main.piece.width);
  const depth = within(inches, layoutNumbers.rugUnderFrontLegs, 12);
  const chairs = others.map((one) => (underFront(rug.area, one).inches >= 4 ? 1 : 0));
  const chairShare = chairs.length > 0 ? chairs.reduce<number>((sum, one) => sum + one, 0) / chairs.length : 1;
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
function offTheWalls(floor: Floor, judged: Judged): Judged {
  const rug = judged.about[0]?.area;
  if (!rug) return judged;
  const to = (x: number, y: number) => freeFrom(floor, rug, [x, y], []);
  const margin = Math.min(to(1, 0), to(-1, 0), to(0, 1), to(0, -1));
  return { ...judged, met: judged.met * (0.8 + 0.2 * upTo(margin, 0, 6)) };
}

/** A rug belongs under the room's largest piece that people sit at or lie on. */
export function judgeRugs(floor: Floor, standing: readonly Standing[]): Judged[] {
  const tables = standing.filter(({ piece }) => isTable(piece));
  const bed = largest(standing, 'bed');
  const sofa = largest(standing, 'sofa') ?? largest(standing, 'lounge_chair');
  const desk = standing.find(({ piece }) => isDesk(piece));
  const others = [...ofKind(standing, 'sofa'), ...ofKind(standing, 'lounge_chair')].filter((one) => one !== sofa);
  const deskSeat = standing.find(({ piece }) => piece.kind === 'desk_chair' && sitsAtTable(piece));
  return ofKind(standing, 'rug').flatMap((rug): Judged[] => {
    if (tables[0]) return [offTheWalls(floor, underTable(rug, tables[0]))];
    if (bed) return [offTheWalls(floor, underBed(rug, bed))];
    if (sofa) return [offTheWalls(floor, underSeats(rug, sofa, others))];
    if (desk) return [offTheWalls(floor, { ...underTable(rug, deskSeat ?? desk), about: [rug, desk] })];
    return [];
  });
}
