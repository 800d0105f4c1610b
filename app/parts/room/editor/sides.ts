import type { RoomWall } from '#core/room/index.ts';
import type { Side } from './words.ts';

/** On which side of the room a wall is, as drawn. */
export function sideOf({ inward: [x, y] }: RoomWall): Side {
  if (y > 0) return 'up';
  if (y < 0) return 'down';
  return x > 0 ? 'left' : 'right';
}
