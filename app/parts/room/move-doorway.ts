import { type PlanWall, planWalls } from '#core/room/index.ts';
import type { Point } from './doorway-on-plan.ts';

export interface Walls {
  /** Of wall A and wall B, in inches. */
  readonly wallA: number;
  readonly wallB: number;
}

export interface DoorwayPlace {
  readonly wall: PlanWall;
  /** From the wall's left corner, as one faces it, to the doorway's nearer edge. */
  readonly offset: number;
}

/** How far a doorway can be moved along a wall. */
const playOf = (wall: PlanWall, { wallA, wallB }: Walls, width: number) =>
  Math.max((wall.endsWith('a') ? wallA : wallB) - width, 0);

/** The place of a doorway whose middle is dragged to a point of the plan: in the nearest wall, to the inch. */
export function doorwayAt([x, y]: Point, walls: Walls, width: number): DoorwayPlace {
  const { wallA, wallB } = walls;
  const along: Readonly<Record<PlanWall, { away: number; middle: number }>> = {
    'wall-a': { away: Math.abs(y), middle: x },
    'wall-b': { away: Math.abs(wallA - x), middle: y },
    'opposite-wall-a': { away: Math.abs(wallB - y), middle: wallA - x },
    'opposite-wall-b': { away: Math.abs(x), middle: wallB - y },
  };
  const wall = planWalls.reduce((best, one) => (along[one].away < along[best].away ? one : best));
  const offset = Math.round(along[wall].middle - width / 2);
  return { wall, offset: Math.min(Math.max(offset, 0), Math.floor(playOf(wall, walls, width))) };
}

/** Around the room: where a doorway stands on the way along all four walls, and how long that way is. */
export function wayOf({ wall, offset }: DoorwayPlace, walls: Walls, width: number): { at: number; of: number } {
  const plays = planWalls.map((one) => playOf(one, walls, width));
  const before = plays.slice(0, planWalls.indexOf(wall)).reduce((sum, play) => sum + play, 0);
  return { at: before + offset, of: plays.reduce((sum, play) => sum + play, 0) };
}

/** The doorway moved along the walls, around the corners too. */
export function movedBy(place: DoorwayPlace, inches: number, walls: Walls, width: number): DoorwayPlace {
  const { at, of } = wayOf(place, walls, width);
  if (of === 0) return place;
  let left = (((at + inches) % of) + of) % of;
  for (const wall of planWalls) {
    const play = playOf(wall, walls, width);
    if (left < play) return { wall, offset: Math.round(left) };
    left -= play;
  }
  return place;
}
