import type { Floor } from '../floor.ts';
import { lies } from '../geometry.ts';
import { type LayoutPiece, turns } from '../layout-types.ts';
import { type Standing, stand } from '../standing.ts';

/** Leaves room for the baseboard. */
export const wallGap = 1;
/** Between two pieces side by side. */
export const neighbourGap = 2;

/**
 * Every sensible place with the back to a wall: corners, middles, next to pieces already there, across from the others.
 */
export function alongWalls(piece: LayoutPiece, floor: Floor, standing: readonly Standing[]): Standing[] {
  const found: Standing[] = [];
  for (const turn of turns) {
    const upright = lies(turn);
    const long = upright ? floor.depth : floor.width;
    const half = piece.width / 2;
    const edges = standing.flatMap(({ area, x, y }) =>
      upright
        ? [area.top - neighbourGap - half, area.bottom + neighbourGap + half, y]
        : [area.left - neighbourGap - half, area.right + neighbourGap + half, x],
    );
    const swing = floor.swing;
    const byDoor = swing
      ? upright
        ? [swing.top - half]
        : [swing.left - half, swing.right + half]
      : upright
        ? []
        : [floor.door.left - half, floor.door.right + half];
    const along = [half + wallGap, long - half - wallGap, long / 2, long / 3, (2 * long) / 3, ...byDoor, ...edges];
    const off = piece.depth / 2 + wallGap;
    for (const at of new Set(along)) {
      if (at < half || at > long - half) continue;
      if (turn === 0) found.push(stand(piece, at, off, turn));
      if (turn === 90) found.push(stand(piece, floor.width - off, at, turn));
      if (turn === 180) found.push(stand(piece, at, floor.depth - off, turn));
      if (turn === 270) found.push(stand(piece, off, at, turn));
    }
  }
  return found;
}
