import type { LayoutPiece, RoomShape } from '../../core/room/index.ts';
import { type Box, before, builtIn, liesInside, swings } from './second-judge.ts';

const shares = (a: Box, b: Box) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** Whether an empty room has floor of this size, clear of doors and what is built in. */
function isOpen(shape: RoomShape, box: Box): boolean {
  return liesInside(shape, box) && ![...builtIn(shape), ...swings(shape)].some((taken) => shares(taken, box));
}

/** Whether some wall has room for the bed with a nightstand on each side, and for someone to get to it. */
export function bothFit(shape: RoomShape, bed: LayoutPiece, stands: readonly LayoutPiece[]): boolean {
  const wide = bed.width + stands.reduce((sum, { width }) => sum + width, 0) + 6;
  const deepest = Math.max(...stands.map(({ depth }) => depth)) + 2;
  return shape.outline.some((from, wall) => {
    const to = shape.outline[(wall + 1) % shape.outline.length] ?? from;
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    for (let offset = 0; offset + wide <= length; offset += 2) {
      const head = before(shape, { wall, offset, width: wide }, deepest);
      const body = before(
        shape,
        { wall, offset: offset + (wide - bed.width - 36) / 2, width: bed.width + 36 },
        bed.depth + 20,
      );
      if (isOpen(shape, head) && isOpen(shape, body)) return true;
    }
    return false;
  });
}

/** Whether some floor is large enough for the table with its chairs pulled out on every side it needs. */
export function allSeatsFit(shape: RoomShape, table: LayoutPiece, chairs: readonly LayoutPiece[]): boolean {
  const chair = chairs[0];
  if (!chair) return true;
  const along = (edge: number) => Math.floor(edge / (chair.width + 2));
  const long = Math.max(table.width, table.depth);
  const short = Math.min(table.width, table.depth);
  const sides = 2 * along(long);
  if (chairs.length > sides + 2 * along(short)) return false;
  const ring = chair.depth + 12;
  const ends = chairs.length > sides ? ring : 0;
  const right = Math.max(...shape.outline.map(({ x }) => x));
  const bottom = Math.max(...shape.outline.map(({ y }) => y));
  for (const [wide, deep] of [
    [long + 2 * ends, short + 2 * ring],
    [short + 2 * ring, long + 2 * ends],
  ] as const)
    for (let x0 = 0; x0 + wide <= right; x0 += 4)
      for (let y0 = 0; y0 + deep <= bottom; y0 += 4)
        if (isOpen(shape, { x0, y0, x1: x0 + wide, y1: y0 + deep })) return true;
  return false;
}
