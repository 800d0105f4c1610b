import type { Area } from './geometry.ts';
import { turned } from './geometry.ts';
import { type LayoutDoorway, type LayoutRoom, type Placement, type PlanWall, planWalls } from './layout-types.ts';

/**
 * The room as the search sees it: rotated and mirrored until the doorway is in the lower wall, not right of its middle.
 * That way a mirrored or rotated room gets the mirrored or rotated plan.
 */
export interface Floor {
  readonly width: number;
  readonly depth: number;
  readonly door: { readonly left: number; readonly right: number };
  /** The area an inward door sweeps, whichever side its hinges are on. */
  readonly swing: Area | null;
}

export interface Frame {
  readonly floor: Floor;
  into(placement: Placement): Placement;
  back(placement: Placement): Placement;
  /** Sides of the floor: 0 top, 1 right, 2 bottom, 3 left. */
  wallAt(side: number): PlanWall;
}

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < 10_000;

export const isRoom = ({ width, depth }: { width: number; depth: number }): boolean =>
  isLength(width) && isLength(depth);

/** Used when we don't know the doorway: ordinary width, in the middle of wall B. */
export const usualDoorway = { wall: 'wall-b', width: 32, swing: 'inward' } as const;

/** The doorway, corrected so it lies within its wall. `'b'` is short for `'wall-b'`, `'d'` for the one opposite. */
function doorwayOf(room: LayoutRoom): LayoutDoorway & { side: number } {
  const given: Partial<LayoutDoorway> = room.doorway ?? {};
  const named = given.wall ? planWalls.indexOf(given.wall) : -1;
  const short = ['a', 'b', 'c', 'd'].indexOf(String(given.wall).toLowerCase());
  const side = named >= 0 ? named : short >= 0 ? short : 1;
  const length = side % 2 === 0 ? room.width : room.depth;
  const width = Math.min(isLength(given.width) ? given.width : usualDoorway.width, length);
  const free = length - width;
  const offset = Number.isFinite(given.offset) ? Math.min(Math.max(given.offset ?? 0, 0), free) : free / 2;
  const swing = given.swing === 'outward' || given.swing === 'none' ? given.swing : 'inward';
  return { side, wall: planWalls[side] ?? usualDoorway.wall, width, offset, swing };
}

export function frameOf(room: LayoutRoom): Frame {
  const { side, width: opening, offset, swing } = doorwayOf(room);
  const quarters = (6 - side) % 4;
  const swapped = quarters % 2 === 1;
  const width = swapped ? room.depth : room.width;
  const depth = swapped ? room.width : room.depth;
  const fromLeft = width - offset - opening;
  const mirrored = fromLeft > offset + 1e-9;
  const left = mirrored ? offset : fromLeft;
  const reach = Math.min(opening, depth);
  const mirror = (at: Placement): Placement => (mirrored ? { ...at, x: width - at.x, turn: turned(0, -at.turn) } : at);
  return {
    floor: {
      width,
      depth,
      door: { left, right: left + opening },
      swing: swing === 'inward' ? { left, right: left + opening, top: depth - reach, bottom: depth } : null,
    },
    into: (at) => mirror(quarterTurns(at, quarters, room.width, room.depth)),
    back: (at) => quarterTurns(mirror(at), 4 - quarters, width, depth),
    wallAt(wall) {
      const turnedWall = mirrored && wall % 2 === 1 ? 4 - wall : wall;
      return planWalls[(turnedWall - quarters + 4) % 4] ?? usualDoorway.wall;
    },
  };
}

function quarterTurns(at: Placement, count: number, width: number, depth: number): Placement {
  let now = at;
  let [wide, deep] = [width, depth];
  for (let turn = 0; turn < count % 4; turn += 1) {
    now = { ...now, x: deep - now.y, y: now.x, turn: turned(now.turn, 90) };
    [wide, deep] = [deep, wide];
  }
  return now;
}
