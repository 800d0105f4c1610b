import { isFree, type RoomShape } from '../shape/room-shape.ts';
import { boundsOfCorners, type Corners, rotated, rotationOf, type Tilt } from './carried-body.ts';
import { type DoorFrame, intoRoom, trim } from './door-frame.ts';

/** Inches between the places that are tried. */
const stride = 3;

/** A body that isn't a box isn't even about its middle: what it takes of the doorway is in the doorway's middle. */
export function middleHeld(corners: Corners, tilt: Tilt, width: number): number {
  const { low, high } = boundsOfCorners(rotated(corners, rotationOf(0, tilt)));
  return width / 2 - (low[0] + high[0]) / 2;
}

interface Swept {
  /** How far it reaches from its middle to either side, and along the way, while it's tilted. */
  readonly aside: number;
  readonly ahead: number;
  readonly up: number;
}

const tiltSteps = 24;

/** What a body needs around it while it's set upright. */
export function sweep(corners: Corners, tilt: Tilt): Swept {
  let [aside, ahead, up] = [0, 0, 0];
  for (let step = 0; step <= tiltSteps; step += 1) {
    const share = step / tiltSteps;
    const { low, high } = boundsOfCorners(
      rotated(corners, rotationOf(0, { spin: tilt.spin, pitch: tilt.pitch * share, roll: tilt.roll * share })),
    );
    aside = Math.max(aside, -low[0], high[0]);
    ahead = Math.max(ahead, -low[2], high[2]);
    up = Math.max(up, high[1] - low[1]);
  }
  // What is between two steps is hardly more.
  return { aside: aside + 0.1, ahead: ahead + 0.1, up: up + 0.1 };
}

/** The nearest floor inside the door where it can be set upright, reached straight ahead and then straight aside. */
export function placeToSetDown(
  shape: RoomShape,
  frame: DoorFrame,
  held: { across: number; along: number; middle: number },
  swept: Swept,
): { along: number; into: number } | null {
  const { wall } = frame;
  const isFloor = (left: number, right: number, near: number, far: number) => {
    const [a, b] = [intoRoom(frame, [left, 0, near]), intoRoom(frame, [right, 0, far])];
    return isFree(shape, {
      ...{ left: Math.min(a[0], b[0]), right: Math.max(a[0], b[0]) },
      ...{ top: Math.min(a[2], b[2]), bottom: Math.max(a[2], b[2]) },
    });
  };
  const [half, center] = [held.across / 2, frame.width / 2];
  const nearest = trim.out + Math.max(swept.ahead, held.along / 2) + 0.5;
  const farthest = Math.max(wall.length, 2400);
  const asides = [0];
  for (let by = stride; by < wall.length; by += stride) asides.push(by, -by);
  let best: { along: number; into: number; cost: number } | null = null;
  for (let into = nearest; into < farthest; into += stride) {
    const front = into + swept.ahead;
    if (!isFloor(center - half, center + half, 0, front)) break;
    for (const by of asides) {
      const cost = Math.abs(by) + (into - nearest);
      if (best && cost >= best.cost) continue;
      const shifted = [center - half, center + half, center - half + by, center + half + by];
      if (!isFloor(Math.min(...shifted), Math.max(...shifted), into - swept.ahead, front)) continue;
      const along = held.middle + by;
      if (isFloor(along - swept.aside, along + swept.aside, into - swept.ahead, front)) best = { along, into, cost };
    }
  }
  return best;
}
