import { casing, recess } from '../scene/openings.ts';
import { metersPerInch, type Place, usualDoorHeight } from '../scene/room-scene.ts';
import { type RoomWall, wallsOf } from '../shape/outline.ts';
import type { RoomShape } from '../shape/room-shape.ts';
import { boundsOfCorners, type Corners } from './carried-body.ts';

const inInches = (meters: number) => meters / metersPerInch;
/** The thickness of the wall, and the depth and width of the trim around the doorway, as the room draws them. */
export const wallThickness = inInches(recess);
export const trim = { width: inInches(casing.width), out: inInches(casing.out) } as const;

/** The way into a room, in inches. */
export interface DoorFrame {
  readonly wall: RoomWall;
  readonly offset: number;
  readonly width: number;
  readonly height: number;
}

/** The main door, else the main opening; null for a room without a way in. */
export function mainDoor({ outline, doors, openings, ceiling }: RoomShape): DoorFrame | null {
  const way = doors[0] ?? openings[0];
  const wall = way && wallsOf(outline)[way.wall];
  if (!way || !wall) return null;
  const height = Math.min(way.height ?? usualDoorHeight, ceiling ?? Number.POSITIVE_INFINITY);
  return { wall, offset: way.offset, width: way.width, height };
}

/** A place as someone in the doorway measures: along from its left edge, up, and into the room. */
export function fromDoor({ wall, offset }: DoorFrame, [x, y, z]: Place): Place {
  const [dx, dz] = [x - wall.from.x, z - wall.from.y];
  return [dx * wall.along[0] + dz * wall.along[1] - offset, y, dx * wall.inward[0] + dz * wall.inward[1]];
}

export function intoRoom({ wall, offset }: DoorFrame, [along, up, into]: Place): Place {
  const at = along + offset;
  return [
    wall.from.x + wall.along[0] * at + wall.inward[0] * into,
    up,
    wall.from.y + wall.along[1] * at + wall.inward[1] * into,
  ];
}

/** The heading of someone who comes in: the turn about the vertical that takes the doorway's measures to the room's. */
export const headingOf = ({ wall }: DoorFrame): number => Math.atan2(-wall.along[1], wall.along[0]);

/** What of a body is between two depths: all corners there, and where its edges meet either depth. */
export function partBetween(corners: Corners, from: number, to: number): Corners {
  const inside = corners.filter(([, , into]) => into >= from && into <= to);
  const met = [from, to].filter(Number.isFinite).flatMap((plane) =>
    corners.flatMap((one, at) =>
      corners.slice(at + 1).flatMap((other): Place[] => {
        const [a, b] = [one[2] - plane, other[2] - plane];
        if (a * b >= 0) return [];
        const share = a / (a - b);
        return [[one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share, plane]];
      }),
    ),
  );
  return [...inside, ...met];
}

/** Inches: what rounding may add. */
const rounding = 1e-4;

/** Whether a body touches the wall around the doorway, or its trim. Exact for any body without hollows. */
export function touchesFrame(frame: DoorFrame, corners: Corners): boolean {
  const seen = corners.map((corner) => fromDoor(frame, corner));
  const isIn = (part: Corners) => {
    const { low, high } = boundsOfCorners(part);
    return low[0] >= -rounding && high[0] <= frame.width + rounding && high[1] <= frame.height + rounding;
  };
  const inWall = partBetween(seen, -wallThickness + rounding, -rounding);
  if (inWall.length > 0 && !isIn(inWall)) return true;
  const atTrim = partBetween(seen, rounding, trim.out - rounding);
  if (atTrim.length === 0 || isIn(atTrim)) return false;
  const { low, high } = boundsOfCorners(atTrim);
  const isPast =
    high[0] <= -trim.width + rounding ||
    low[0] >= frame.width + trim.width - rounding ||
    low[1] >= frame.height + trim.width - rounding;
  return !isPast;
}
