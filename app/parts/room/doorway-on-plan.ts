import type { LayoutRoom, PlanWall } from '#core/room/index.ts';

export type Point = readonly [x: number, y: number];

export interface DoorwayOnPlan {
  /** The two ends of the opening. */
  from: Point;
  to: Point;
  /** The direction from the wall into the room. */
  into: Point;
  /** Where the open door leaf ends; null if the opening has no door. */
  leaf: Point | null;
}

/**
 * The doorway's position on a plan with wall A at the top and wall B on the right, in inches from the upper left
 * corner. Offsets count from the wall's left corner as you face it from inside.
 */
export function doorwayOnPlan({ width: wallA, depth: wallB, doorway }: LayoutRoom): DoorwayOnPlan {
  const { wall, offset, width, swing } = doorway;
  const far = offset + width;
  const ends: Readonly<Record<PlanWall, { from: Point; to: Point; into: Point }>> = {
    'wall-a': { from: [offset, 0], to: [far, 0], into: [0, 1] },
    'wall-b': { from: [wallA, offset], to: [wallA, far], into: [-1, 0] },
    'opposite-wall-a': { from: [wallA - offset, wallB], to: [wallA - far, wallB], into: [0, -1] },
    'opposite-wall-b': { from: [0, wallB - offset], to: [0, wallB - far], into: [1, 0] },
  };
  const { from, to, into } = ends[wall];
  const away = swing === 'outward' ? -width : width;
  return { from, to, into, leaf: swing === 'none' ? null : [to[0] + into[0] * away, to[1] + into[1] * away] };
}
