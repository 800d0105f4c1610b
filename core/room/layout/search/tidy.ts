import type { Floor } from '../floor/floor.ts';
import { airBetween, from, seenFrom, turned } from '../geometry.ts';
import { allReached, standsFree } from '../hard-rules.ts';
import { qualityOf } from '../judge.ts';
import { isRug, isTable } from '../kinds.ts';
import type { Turn } from '../layout-types.ts';
import { type Standing, stand } from '../standing.ts';

/** How much of a plan's value we give up for neatness. */
const price = 0.012;

type Moves = ReadonlyMap<Standing, Standing>;

/** Lines up chairs, tables and rugs that are nearly in line, as a person would at the end. */
export function tidyUp(
  floor: Floor,
  given: readonly Standing[],
  isFixed: (one: Standing) => boolean,
): readonly Standing[] {
  let now = given;
  for (const find of [tablesBeforeSeats, chairsAroundTables, rugsUnderMiddles]) {
    for (const moves of find(now)) {
      if ([...moves.keys()].some(isFixed)) continue;
      now = tried(floor, now, moves);
    }
  }
  return now;
}

function tried(floor: Floor, standing: readonly Standing[], moves: Moves): readonly Standing[] {
  const next = standing.map((one) => moves.get(one) ?? one);
  const free = next.every((one, index) => standsFree(one, next.slice(0, index), floor));
  if (!free || !allReached(next, floor)) return standing;
  return qualityOf(floor, next) >= qualityOf(floor, standing) - price ? next : standing;
}

/** Centers a coffee table in front of its sofa. */
function tablesBeforeSeats(standing: readonly Standing[]): Moves[] {
  const sofas = standing.filter(({ piece }) => piece.kind === 'sofa');
  return standing.flatMap((table) => {
    if (table.piece.kind !== 'coffee_table') return [];
    const sofa = sofas.find((one) => {
      const { across, ahead } = seenFrom(one, [table.x, table.y]);
      return ahead > 0 && ahead < 90 && Math.abs(across) < one.piece.width / 2;
    });
    if (!sofa) return [];
    const [x, y] = from(sofa, 0, seenFrom(sofa, [table.x, table.y]).ahead);
    return [new Map([[table, stand(table.piece, x, y, table.turn)]])];
  });
}

/** Spaces a table's chairs evenly: on all sides at once, or side by side if that doesn't work. */
function chairsAroundTables(standing: readonly Standing[]): Moves[] {
  const seats = standing.filter(({ piece }) => piece.kind === 'dining_chair' || piece.kind === 'stool');
  return standing
    .filter(({ piece }) => isTable(piece))
    .flatMap((table) => {
      const sides = ([0, 90, 180, 270] as const).map((by) => alongSide(table, by, seats));
      return [new Map(sides.flatMap((moves) => [...moves])), ...sides].filter(({ size }) => size > 0);
    });
}

function alongSide(table: Standing, by: Turn, seats: readonly Standing[]): Moves {
  const side = { ...table, turn: turned(table.turn, by) };
  const edge = by % 180 === 0 ? table.piece.width : table.piece.depth;
  const across = (seat: Standing) => seenFrom(side, [seat.x, seat.y]).across;
  const own = seats
    .filter((seat) => seat.turn === side.turn && airBetween(seat.area, table.area) < 6)
    .filter((seat) => Math.abs(across(seat)) <= edge / 2)
    .sort((one, other) => across(one) - across(other));
  return new Map(
    own.map((seat, index) => {
      const even = ((index + 0.5) / own.length - 0.5) * edge;
      const [x, y] = from(side, even, seenFrom(side, [seat.x, seat.y]).ahead);
      return [seat, stand(seat.piece, x, y, seat.turn)];
    }),
  );
}

/** Lines a rug up with the middle of the main piece on it. */
function rugsUnderMiddles(standing: readonly Standing[]): Moves[] {
  const main =
    standing.find(({ piece }) => isTable(piece)) ??
    standing.find(({ piece }) => piece.kind === 'bed') ??
    standing.find(({ piece }) => piece.kind === 'sofa');
  if (!main) return [];
  return standing.flatMap((rug) => {
    if (!isRug(rug.piece)) return [];
    const { ahead } = seenFrom(main, [rug.x, rug.y]);
    const [x, y] = from(main, 0, isTable(main.piece) ? 0 : ahead);
    return [new Map([[rug, stand(rug.piece, x, y, rug.turn)]])];
  });
}
