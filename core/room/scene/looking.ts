import { frontAt } from '../layout/geometry.ts';
import { boundsOf, type RoomWall, wallsOf } from '../shape/outline.ts';
import { inMeters, type Place, type RoomScene, sceneSize } from './room-scene.ts';
import { middleOf, type Standpoint } from './walking.ts';

/** Where a camera is, what it looks at, and how wide it sees from top to bottom, in degrees. */
export interface Look {
  readonly eye: Place;
  readonly at: Place;
  readonly degrees: number;
}

/** Meters from the floor to a standing person's eyes. */
export const standingEyes = 1.58;
const aboveDegrees = 34;
const tilt = 0.72;

/** A tall screen sees as much from side to side only if it sees more from top to bottom. */
const onScreen = (degrees: number, aspect: number) => (aspect < 1 ? Math.min(degrees * 1.4, 88) : degrees);

/** From above, from a direction around the room in radians: the whole room fits on the screen. */
export function fromAbove(scene: RoomScene, around: number, aspect: number): Look {
  const [x, y, z] = sceneSize(scene);
  const degrees = onScreen(aboveDegrees, aspect);
  const half = (degrees * Math.PI) / 360;
  const narrow = aspect < 1 ? Math.atan(Math.tan(half) * aspect) : half;
  const away = (Math.hypot(x, z, y * 0.6) / 2 / Math.sin(narrow)) * 1.0;
  const at: Place = [x / 2, y * 0.3, z / 2];
  const level = Math.cos(tilt) * away;
  return {
    eye: [at[0] + Math.sin(around) * level, at[1] + Math.sin(tilt) * away, at[2] + Math.cos(around) * level],
    at,
    degrees,
  };
}

/** From inside and a little above, on the side with more wall, at a doorway: what comes in is seen from its front. */
export function atDoorway(
  { wall, offset, width, height }: { wall: RoomWall; offset: number; width: number; height: number },
  aspect: number,
): Look {
  const middle = offset + width / 2;
  const aside = middle < wall.length / 2 ? 1.5 : -1.5;
  const place = (along: number, into: number, up: number): Place => [
    inMeters(wall.from.x + wall.along[0] * middle) + wall.along[0] * along + wall.inward[0] * into,
    up,
    inMeters(wall.from.y + wall.along[1] * middle) + wall.along[1] * along + wall.inward[1] * into,
  ];
  return { eye: place(aside, 4.2, 2.9), at: place(0, 0.7, inMeters(height) * 0.38), degrees: onScreen(46, aspect) };
}

/** The direction around the room from which a door's wall is seen from its front, a little from the side with more wall. */
export function aroundDoorway({ wall, offset, width }: { wall: RoomWall; offset: number; width: number }): number {
  const aside = offset + width / 2 < wall.length / 2 ? 0.6 : -0.6;
  return Math.atan2(wall.inward[0] + aside * wall.along[0], wall.inward[1] + aside * wall.along[1]);
}

/** The corner to look from: where the most fronts are seen, and the windows too. */
export function bestAround(scene: RoomScene): number {
  const quarters = [1, 3, 5, 7].map((eighth) => (eighth * Math.PI) / 4);
  const walls = wallsOf(scene.shape.outline);
  const { left, right, top, bottom } = boundsOf(scene.shape.outline);
  const worth = (around: number) => {
    const toward = (x: number, z: number) => Math.sin(around) * x + Math.cos(around) * z;
    const fronts = scene.pieces.reduce((sum, { turn, width, height }) => {
      const [fx, fz] = frontAt[turn];
      return sum + width * height * toward(fx, fz);
    }, 0);
    const light = scene.shape.windows.reduce((sum, { wall, width }) => {
      const [ix, iz] = walls[wall]?.inward ?? [0, 0];
      return sum + inMeters(width) * toward(ix, iz);
    }, 0);
    // A wall that juts into the room hides what's behind it.
    const hidden = walls.reduce((sum, wall) => {
      const isOuter = [wall.from.x, wall.to.x].every((x) => x === left || x === right) && wall.from.x === wall.to.x;
      const isEdge = isOuter || (wall.from.y === wall.to.y && (wall.from.y === top || wall.from.y === bottom));
      return sum + (isEdge ? 0 : inMeters(wall.length) * Math.max(0, toward(...wall.inward)));
    }, 0);
    return fronts + 0.8 * light - 6 * hidden;
  };
  return quarters.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** Standing somewhere, looking a little down in a direction in radians: 0 looks away from wall A. */
export function standingAt({ x, z }: Standpoint, heading: number, aspect: number): Look {
  return lookingFrom([x, standingEyes, z], heading, 0.24, onScreen(62, aspect));
}

export function sittingOn(eye: Place, heading: number, aspect: number): Look {
  return lookingFrom(eye, heading, 0.14, onScreen(64, aspect));
}

const lookingFrom = (eye: Place, heading: number, down: number, degrees: number): Look => ({
  eye,
  at: [eye[0] + Math.sin(heading), eye[1] - down, eye[2] + Math.cos(heading)],
  degrees,
});

/** The heading toward the middle of the furniture. */
export function headingIn({ pieces }: RoomScene, from: Standpoint): number {
  const middle = middleOf(pieces);
  return Math.atan2(middle.x - from.x, middle.z - from.z);
}

/** Whether a wall is seen from its front; one that is seen from behind would hide the room. */
export function facesEye({ shape }: RoomScene, wall: number, [x, , z]: Place): boolean {
  const one = wallsOf(shape.outline)[wall];
  if (!one) return true;
  return one.inward[0] * (x - inMeters(one.from.x)) + one.inward[1] * (z - inMeters(one.from.y)) > 0;
}
