import { from, turned } from '../geometry.ts';
import type { LayoutPiece, Turn } from '../layout-types.ts';
import { layoutNumbers } from '../numbers.ts';
import { type Standing, stand } from '../standing.ts';

/** How many seats each side of a table has: back, right, front, left of it. */
type Seating = readonly [number, number, number, number];

const elbow = 2;

/** Sensible ways to sit at a table: long sides first and evenly, the ends for the rest, and one side if it's at a wall. */
export function seatingsFor(table: LayoutPiece, chairs: readonly LayoutPiece[]): Seating[] {
  const wide = Math.max(...chairs.map(({ width }) => width)) + elbow;
  const room = [Math.max(1, Math.floor(table.width / wide)), Math.max(1, Math.floor(table.depth / wide))] as const;
  const long = table.width >= table.depth;
  const [most, ends] = long ? room : ([room[1], room[0]] as const);
  const count = chairs.length;
  const found: Seating[] = [];
  const add = (one: number, end: number, other: number, otherEnd: number) => {
    if (one > most || other > most || end > ends || otherEnd > ends) return;
    found.push(long ? [one, end, other, otherEnd] : [end, one, otherEnd, other]);
  };
  const half = Math.ceil(count / 2);
  add(half, 0, count - half, 0);
  if (count % 2 === 1) add(Math.floor(count / 2), 1, Math.floor(count / 2), 0);
  for (let end = 1; end <= ends && 2 * end < count; end += 1) {
    const rest = count - 2 * end;
    add(Math.ceil(rest / 2), end, Math.floor(rest / 2), end);
    add(rest, end, 0, end);
    add(0, end, rest, end);
  }
  add(count, 0, 0, 0);
  add(0, 0, count, 0);
  for (let end = 1; end <= ends && end < count; end += 1) {
    const rest = count - end;
    add(Math.ceil(rest / 2), end, Math.floor(rest / 2), 0);
    add(Math.ceil(rest / 2), 0, Math.floor(rest / 2), end);
  }
  return found;
}

/** The chairs of a table, pushed in and spread evenly along its sides. */
export function seated(table: Standing, chairs: readonly LayoutPiece[], seating: Seating): Standing[] {
  const rest = [...chairs];
  return seating.flatMap((count, side) => {
    const by = (side * 90) as Turn;
    const [edge, deep] =
      side % 2 === 0 ? [table.piece.width, table.piece.depth] : [table.piece.depth, table.piece.width];
    const turn = turned(table.turn, by);
    return rest.splice(0, count).map((chair, index) => {
      const along = ((index + 0.5) / count - 0.5) * edge;
      const out = deep / 2 - layoutNumbers.tuck.usual + chair.depth / 2;
      const [x, y] = from({ ...table, turn }, along, -out);
      return stand(chair, x, y, turn);
    });
  });
}
