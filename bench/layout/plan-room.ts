import type { LayoutRoom } from '../../core/room/index.ts';
import { boundsOf, planWalls, wallsOf } from '../../core/room/index.ts';
import type { RealRoom } from './real-rooms.ts';

/** The most a plan can know of a room: the rectangle around it, and its first door. */
export function planRoomOf({ shape }: RealRoom): LayoutRoom {
  const { right: width, bottom: depth } = boundsOf(shape.outline);
  const door = shape.doors[0] ?? { wall: 0, offset: 0, width: 32, swing: 'inward' as const };
  const wall = wallsOf(shape.outline)[door.wall];
  if (!wall) throw new Error('a door without a wall');
  const side = wall.inward[1] > 0 ? 0 : wall.inward[0] < 0 ? 1 : wall.inward[1] < 0 ? 2 : 3;
  const start = [wall.from.x, wall.from.y, width - wall.from.x, depth - wall.from.y][side] ?? 0;
  const { swing } = door;
  return {
    width,
    depth,
    doorway: { wall: planWalls[side] ?? 'wall-b', offset: start + door.offset, width: door.width, swing },
  };
}
