import type { Floor } from '../floor/floor.ts';
import { type Area, lies, overlaps, rounding, type Vector } from '../geometry.ts';
import { isRug, sitsAtTable } from '../kinds.ts';
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

const gap = 0.5;

/** Every place where it touches a wall or another piece, facing any direction: the last resort in a full room. */
export function packed(piece: LayoutPiece, floor: Floor, standing: readonly Standing[]): Standing[] {
  const straight = spotsTouching(piece.width / 2, piece.depth / 2, piece, floor, standing);
  const crossed = spotsTouching(piece.depth / 2, piece.width / 2, piece, floor, standing);
  return turns.flatMap((turn) => (lies(turn) ? crossed : straight).map(([x, y]) => stand(piece, x, y, turn)));
}

/** Leaves out what can't be free whichever way the piece faces: most of them. */
function spotsTouching(
  wide: number,
  deep: number,
  piece: LayoutPiece,
  floor: Floor,
  standing: readonly Standing[],
): Vector[] {
  const xs = new Set([wide, floor.width - wide]);
  const ys = new Set([deep, floor.depth - deep]);
  const touch = ({ left, right, top, bottom }: Area) => {
    xs.add(left - wide - gap).add(right + wide + gap);
    ys.add(top - deep - gap).add(bottom + deep + gap);
  };
  for (const { area } of standing) touch(area);
  for (const swing of floor.swings) touch(swing);
  for (const solid of floor.solids) touch(solid);
  const taken = takenFor(piece, floor, standing);
  const spots: Vector[] = [];
  const area = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const x of xs) {
    [area.left, area.right] = [x - wide, x + wide];
    if (area.left < -rounding || area.right > floor.width + rounding) continue;
    for (const y of ys) {
      [area.top, area.bottom] = [y - deep, y + deep];
      if (area.top < -rounding || area.bottom > floor.depth + rounding) continue;
      if (!taken.some((one) => overlaps(area, one))) spots.push([x, y]);
    }
  }
  return spots;
}

/** The floor where this piece can't be. A chair may be under its table, and a rug under almost anything. */
function takenFor(piece: LayoutPiece, floor: Floor, standing: readonly Standing[]): Area[] {
  if (isRug(piece)) return [...floor.swings];
  const taken = [...floor.swings, ...floor.solids];
  if (!sitsAtTable(piece))
    for (const one of standing) if (!isRug(one.piece) && !sitsAtTable(one.piece)) taken.push(one.area);
  return taken;
}
