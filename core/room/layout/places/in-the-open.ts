import type { Floor } from '../floor/floor.ts';
import { type LayoutPiece, type Turn, turns } from '../layout-types.ts';
import { type Standing, stand } from '../standing.ts';

const shares = [0.5, 0.42, 0.58, 0.33, 0.67, 0.25, 0.75] as const;

/** The largest parts of a room are enough to try. */
const mostHalls = 3;

/** Anywhere on the floor, in steps across each part of the room. */
export function inTheOpen(piece: LayoutPiece, floor: Floor, which: readonly Turn[] = [0, 90]): Standing[] {
  return floor.halls
    .slice(0, mostHalls)
    .flatMap(({ left, top, right, bottom }) =>
      which.flatMap((turn) =>
        shares.flatMap((x) =>
          shares.map((y) => stand(piece, left + x * (right - left), top + y * (bottom - top), turn)),
        ),
      ),
    );
}

/** In the middle of a wall's length, facing away from it, with a walkway behind. */
export function floating(piece: LayoutPiece, floor: Floor): Standing[] {
  const behind = 36 + piece.depth / 2;
  return floor.halls.slice(0, mostHalls).flatMap(({ left, top, right, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [
      stand(piece, x, top + behind, 0),
      stand(piece, right - behind, y, 90),
      stand(piece, x, bottom - behind, 180),
      stand(piece, left + behind, y, 270),
    ];
  });
}

/** Every place where it touches a wall or another piece, facing any direction: the last resort in a full room. */
export function packed(piece: LayoutPiece, floor: Floor, standing: readonly Standing[]): Standing[] {
  const gap = 0.5;
  const found: Standing[] = [];
  for (const turn of turns) {
    const wide = (turn % 180 === 0 ? piece.width : piece.depth) / 2;
    const deep = (turn % 180 === 0 ? piece.depth : piece.width) / 2;
    const areas = [...standing.map(({ area }) => area), ...floor.swings, ...floor.solids];
    const xs = new Set([wide, floor.width - wide]);
    const ys = new Set([deep, floor.depth - deep]);
    for (const { left, right, top, bottom } of areas) {
      for (const x of [left - wide - gap, right + wide + gap]) xs.add(x);
      for (const y of [top - deep - gap, bottom + deep + gap]) ys.add(y);
    }
    for (const x of xs) for (const y of ys) found.push(stand(piece, x, y, turn));
  }
  return found;
}
