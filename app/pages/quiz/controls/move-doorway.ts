import type { Point } from '#app/parts/room/doorway-on-plan.ts';
import { type PlanWall, planWalls } from '#core/room/index.ts';

export interface Walls {
  /** Lengths of wall A and wall B, in inches. */
  readonly wallA: number;
  readonly wallB: number;
}

export interface DoorwayPlace {
  readonly wall: PlanWall;
  /** From the wall's left corner, as you face it from inside, to the doorway's nearer edge. */
  readonly offset: number;
}

/** How far a doorway can move along a wall. */
const playOf = (wall: PlanWall, { wallA, wallB }: Walls, width: number) =>
  Math.max((wall.endsWith('a') ? wallA : wallB) - width, 0);

/** Where a doorway goes when its center is dragged to this point: on the nearest wall, rounded to the inch. */
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

/** The doorway's position along all four walls, taken as one path, and that path's length. */
export function wayOf({ wall, offset }: DoorwayPlace, walls: Walls, width: number): { at: number; of: number } {
  const plays = planWalls.map((one) => playOf(one, walls, width));
  const before = plays.slice(0, planWalls.indexOf(wall)).reduce((sum, play) => sum + play, 0);
  return { at: before + offset, of: plays.reduce((sum, play) => sum + play, 0) };
}

/** Moves the doorway along the walls, including around corners. */
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
