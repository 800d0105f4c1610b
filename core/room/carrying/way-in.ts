import { fitsThrough } from '../fits-through.ts';
import { areaAt, overlaps } from '../layout/geometry.ts';
import type { Placement } from '../layout/layout-types.ts';
import type { Place } from '../scene/room-scene.ts';
import { isFree, type RoomShape } from '../shape/room-shape.ts';
import {
  boundsOfCorners,
  type CarriedSize,
  type Corners,
  cornersOf,
  type Rotation,
  rotated,
  rotationOf,
} from './carried-body.ts';
import {
  type DoorFrame,
  fromDoor,
  headingOf,
  intoRoom,
  mainDoor,
  partBetween,
  touchesFrame,
  wallThickness,
} from './door-frame.ts';
import { type FloorPlan, floorPlanOf, floorWay, isOnFloor } from './floor-way.ts';
import { middleHeld, placeToSetDown, sweep } from './set-down.ts';
import { type Held, spanHeld, type TiltThrough, tiltsThrough } from './tilts-through.ts';

/** Part of the way: held like this, its middle here, its lowest point this far above the floor. */
interface KeyPose {
  readonly x: number;
  readonly z: number;
  readonly heading: number;
  readonly pitch: number;
  readonly roll: number;
  readonly above: number;
}

/** The way of one body from outside the door to its place. Between two poses it goes straight and turns evenly. */
export interface WayIn {
  readonly corners: Corners;
  readonly spin: number;
  readonly poses: readonly KeyPose[];
  /** When each pose is reached, from 0 to 1. */
  readonly times: readonly number[];
  /** When it's tilted outside, when it's in the middle of the doorway, and when it's through and upright. */
  readonly outside: number;
  readonly inDoorway: number;
  readonly setDown: number;
  readonly held: Held;
  readonly spare: number;
}

/** Inches of air around it before it's turned. */
const air = 2;
const usualCeiling = 96;

/** `at` is the middle of the body on the plan once it's in its place, `above` how far it's above the floor there. */
export interface CarriedTo {
  readonly size: CarriedSize;
  readonly at: Pick<Placement, 'x' | 'y' | 'turn'>;
  readonly above: number;
}

/** How a body gets through the main door and to its place; null if it doesn't pass, or if there's too little floor. */
export function wayIn(shape: RoomShape, { size, at, above }: CarriedTo): WayIn | null {
  const frame = mainDoor(shape);
  if (!frame) return null;
  const corners = cornersOf(size);
  const floor = floorPlanOf(shape);
  for (const through of tiltsInto(size, frame)) {
    const way = wayHeld(shape, floor, frame, corners, through, { size, at, above });
    if (way && isClear(shape, floor, frame, way)) return way;
  }
  return null;
}

function wayHeld(
  shape: RoomShape,
  floor: FloorPlan,
  frame: DoorFrame,
  corners: Corners,
  { tilt, held, spare }: TiltThrough,
  { size, at, above }: CarriedTo,
): WayIn | null {
  const heading = headingOf(frame);
  const isTilted = tilt.pitch !== 0 || tilt.roll !== 0;
  const swept = sweep(corners, tilt);
  if (swept.up > (shape.ceiling ?? usualCeiling)) return null;
  const [across, , along] = spanHeld(corners, tilt);
  const middle = middleHeld(corners, tilt, frame.width);
  const down = placeToSetDown(shape, frame, { across, along, middle }, swept);
  if (!down) return null;
  const pose = (u: number, w: number, tipped: boolean): KeyPose => {
    const [x, , z] = intoRoom(frame, [u, 0, w]);
    const { pitch, roll } = tipped ? tilt : { pitch: 0, roll: 0 };
    return { x, z, heading, pitch, roll, above: 0 };
  };
  const outside = -(wallThickness + air + swept.ahead);
  const from = pose(down.along, down.into, false);
  const turnedTo = (-at.turn * Math.PI) / 180 - tilt.spin;
  const last = heading + Math.atan2(Math.sin(turnedTo - heading), Math.cos(turnedTo - heading));
  const footprint = quarterTurned(tilt.spin) ? { width: size.depth, depth: size.width } : size;
  const floorSpots = floorWay(floor, footprint, from, { x: at.x, z: at.y, heading: last });
  if (!floorSpots) return null;
  const rest = floorSpots.slice(1).map((spot): KeyPose => ({ ...spot, pitch: 0, roll: 0, above }));
  // Each with how long it takes to get there: tilted outside, through the door, set down, over the floor to its place.
  const parts: [KeyPose, number][] = [[pose(middle, outside, false), 0]];
  if (isTilted) parts.push([pose(middle, outside, true), 0.2]);
  parts.push([pose(middle, down.into, true), 0.34]);
  if (down.along !== middle) parts.push([pose(down.along, down.into, true), 0.08]);
  // Upright, and on its legs again.
  if (isTilted || above > 0) parts.push([{ ...from, above }, isTilted ? 0.16 : 0.04]);
  const through = parts.reduce((sum, [, lasts]) => sum + lasts, 0);
  const lengths = rest.map((next, index) =>
    wayLength(rest[index - 1] ?? from, next, Math.hypot(size.width, size.depth)),
  );
  const whole = lengths.reduce((sum, one) => sum + one, 0) || 1;
  for (const [index, next] of rest.entries()) parts.push([next, (0.3 * (lengths[index] ?? 0)) / whole]);
  const all = parts.reduce((sum, [, lasts]) => sum + lasts, 0);
  let passed = 0;
  const times = parts.map(([, lasts]) => {
    passed += lasts / all;
    return Math.min(passed, 1);
  });
  times[times.length - 1] = 1;
  const began = times[isTilted ? 1 : 0] ?? 0;
  const pushed = times[isTilted ? 2 : 1] ?? 1;
  // As far along as it must be for its middle to be in the wall.
  const share = (-wallThickness / 2 - outside) / (down.into - outside);
  return {
    ...{ corners, spin: tilt.spin, poses: parts.map(([one]) => one), times, held, spare },
    outside: began,
    inDoorway: began + (pushed - began) * unease(share),
    setDown: through / all,
  };
}

const quarterTurned = (angle: number) => Math.abs(Math.sin(angle)) > 0.5;

const wayLength = (one: KeyPose, other: KeyPose, size: number) =>
  Math.hypot(other.x - one.x, other.z - one.z) + (Math.abs(other.heading - one.heading) * size) / 2;

const ease = (share: number) => share * share * (3 - 2 * share);
/** The share of time at which an eased motion is this far. */
function unease(far: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (ease(middle) < far) low = middle;
    else high = middle;
  }
  return low;
}

/** A body at one moment: where its middle is, in inches, and how it's turned. */
export interface CarriedPose {
  readonly middle: Place;
  readonly rotation: Rotation;
  /** How far it's about the vertical, for what is upright. */
  readonly heading: number;
  readonly isUpright: boolean;
}

/** Where it is at a moment of its way, from 0 to 1. */
export function carriedAt({ corners, spin, poses, times }: WayIn, moment: number): CarriedPose {
  const next = Math.max(
    1,
    times.findIndex((time) => time >= Math.min(moment, 1)),
  );
  const [before, after] = [poses[next - 1], poses[next]];
  if (!before || !after) throw new Error('a way has at least two poses');
  const [began, ends] = [times[next - 1] ?? 0, times[next] ?? 1];
  const share = ends > began ? ease(Math.min(Math.max((moment - began) / (ends - began), 0), 1)) : 1;
  const mix = (of: (pose: KeyPose) => number) => of(before) + (of(after) - of(before)) * share;
  const [pitch, roll] = [mix((one) => one.pitch), mix((one) => one.roll)];
  const heading = mix((one) => one.heading);
  const rotation = rotationOf(heading, { spin, pitch, roll });
  const { low } = boundsOfCorners(rotated(corners, rotation));
  return {
    middle: [mix(({ x }) => x), mix((one) => one.above) - low[1], mix(({ z }) => z)],
    ...{ rotation, heading: heading + spin, isUpright: pitch === 0 && roll === 0 },
  };
}

/** Its corners in the room at a moment. */
export function cornersAt(way: WayIn, moment: number): Corners {
  const { middle, rotation } = carriedAt(way, moment);
  return rotated(way.corners, rotation).map(([x, y, z]): Place => [x + middle[0], y + middle[1], z + middle[2]]);
}

const looks = 240;

/** Looks at the whole way once more, apart from how it was found: it touches no frame, wall, fixed thing or ceiling. */
function isClear(shape: RoomShape, floor: FloorPlan, frame: DoorFrame, way: WayIn): boolean {
  const ceiling = shape.ceiling ?? usualCeiling;
  const { low, high } = boundsOfCorners(way.corners);
  const size = { width: high[0] - low[0], depth: high[2] - low[2] };
  for (let look = 0; look <= looks; look += 1) {
    const moment = look / looks;
    const corners = cornersAt(way, moment);
    if (touchesFrame(frame, corners)) return false;
    const inside = partBetween(
      corners.map((corner) => fromDoor(frame, corner)),
      0,
      Number.POSITIVE_INFINITY,
    );
    if (inside.length === 0) continue;
    const { low: least, high: most } = boundsOfCorners(inside);
    if (most[1] > ceiling) return false;
    const { isUpright, heading, middle } = carriedAt(way, moment);
    if (isUpright && least[2] > 0) {
      if (!isOnFloor(floor, size, { x: middle[0], z: middle[2], heading })) return false;
      continue;
    }
    const [a, b] = [intoRoom(frame, least), intoRoom(frame, most)];
    const area = {
      ...{ left: Math.min(a[0], b[0]), right: Math.max(a[0], b[0]) },
      ...{ top: Math.min(a[2], b[2]), bottom: Math.max(a[2], b[2]) },
    };
    if (area.right - area.left > 0.05 && area.bottom - area.top > 0.05 && !isFree(shape, area)) return false;
  }
  return true;
}

/** How a body can be held in a doorway, the best first; none if it doesn't pass. */
export function tiltsInto(size: CarriedSize, opening: Pick<DoorFrame, 'width' | 'height'>): TiltThrough[] {
  if ((fitsThrough(size, opening).margin ?? -1) < 0) return [];
  return tiltsThrough(cornersOf(size), opening, size.diagonalDepth === null || size.diagonalDepth === undefined);
}

interface PlacedBox {
  readonly width: number;
  readonly depth: number;
  readonly at: Pick<Placement, 'x' | 'y' | 'turn'>;
}

/** Whether it never goes through another piece on its way. */
export function isClearOf(way: WayIn, { width, depth, at }: PlacedBox): boolean {
  const area = areaAt({ width, depth }, at.x, at.y, at.turn);
  for (let look = 0; look <= looks; look += 1) {
    const { low, high } = boundsOfCorners(cornersAt(way, look / looks));
    if (overlaps(area, { left: low[0], right: high[0], top: low[2], bottom: high[2] })) return false;
  }
  return true;
}
