import type { Floor } from '../../core/room/layout/floor/floor.ts';
import { allReached, standsFree } from '../../core/room/layout/hard-rules.ts';
import { isRug } from '../../core/room/layout/kinds.ts';
import type { LayoutPiece } from '../../core/room/layout/layout-types.ts';
import { alongWalls } from '../../core/room/layout/places/along-walls.ts';
import { type Standing, stand } from '../../core/room/layout/standing.ts';

/**
 * What people do without a plan: largest first, each at the first free place along the walls, the rug in the middle.
 */
export function wallGreedy(floor: Floor, pieces: readonly LayoutPiece[]): Standing[] {
  const standing: Standing[] = [];
  const largestFirst = [...pieces].sort((one, other) => other.width * other.depth - one.width * one.depth);
  for (const piece of largestFirst) {
    const middle = ([0, 90] as const).map((turn) => stand(piece, floor.width / 2, floor.depth / 2, turn));
    const places = isRug(piece) ? middle : [...alongWalls(piece, floor, standing), ...middle];
    const place = places.find((one) => standsFree(one, standing, floor) && allReached([...standing, one], floor));
    if (place) standing.push(place);
  }
  return standing;
}
