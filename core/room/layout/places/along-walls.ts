import { type Floor, middleOf, type Stretch } from '../floor/floor.ts';
import { lies } from '../geometry.ts';
import type { LayoutPiece } from '../layout-types.ts';
import { type Standing, stand } from '../standing.ts';

/** Leaves room for the baseboard. */
export const wallGap = 1;
/** Between two pieces side by side. */
export const neighbourGap = 2;

/** A place with the back to a wall, `along` it, pushed `out` from it. */
export function againstWall(piece: LayoutPiece, { turn, at }: Stretch, along: number, out = 0): Standing {
  const off = piece.depth / 2 + wallGap + out;
  if (turn === 0) return stand(piece, along, at + off, turn);
  if (turn === 90) return stand(piece, at - off, along, turn);
  if (turn === 180) return stand(piece, along, at - off, turn);
  return stand(piece, at + off, along, turn);
}

/**
 * Where the middle of something this wide can be along a wall: corners, the middle, beside doors, windows and pieces
 * already there, across from the others.
 */
export function spotsAlong(wide: number, wall: Stretch, floor: Floor, standing: readonly Standing[]): number[] {
  const half = wide / 2;
  const { from, to } = wall;
  if (to - from < wide) return [];
  const long = to - from;
  const spots = [from + half + wallGap, to - half - wallGap, (from + to) / 2, from + long / 3, from + (2 * long) / 3];
  const upright = lies(wall.turn);
  for (const { left, right, top, bottom } of floor.swings)
    spots.push(...(upright ? [top - half, bottom + half] : [left - half, right + half]));
  for (const door of floor.doors) if (door.turn === wall.turn) spots.push(door.from - half, door.to + half);
  for (const pane of floor.windows)
    if (pane.turn === wall.turn && pane.at === wall.at) spots.push(pane.from - half, pane.to + half, middleOf(pane));
  for (const { left, right, top, bottom } of floor.solids)
    spots.push(...(upright ? [top - half, bottom + half] : [left - half, right + half]));
  for (const { area, x, y } of standing)
    spots.push(
      ...(upright
        ? [area.top - neighbourGap - half, area.bottom + neighbourGap + half, y]
        : [area.left - neighbourGap - half, area.right + neighbourGap + half, x]),
    );
  return [...new Set(spots)].filter((at) => at >= from + half && at <= to - half);
}

/** Every sensible place with the back to a wall, or to a radiator on it. */
export function alongWalls(piece: LayoutPiece, floor: Floor, standing: readonly Standing[]): Standing[] {
  const outs = [
    0,
    ...new Set(floor.radiators.map(({ left, top, right, bottom }) => Math.min(right - left, bottom - top))),
  ];
  return floor.walls.flatMap((wall) =>
    spotsAlong(piece.width, wall, floor, standing).flatMap((at) =>
      outs.map((out) => againstWall(piece, wall, at, out)),
    ),
  );
}
