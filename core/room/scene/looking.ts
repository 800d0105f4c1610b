import { frontAt } from '../layout/geometry.ts';
import { boundsOf, type RoomWall, wallsOf } from '../shape/outline.ts';
import { inMeters, type Place, type RoomScene, sceneSize } from './room-scene.ts';
import { lookedAt, mainPiece, type Standpoint } from './walking.ts';

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

/** How much of the screen's width and height the room takes; the rest is for the controls. */
const filled = { across: 0.95, up: 0.84 } as const;
const rounds = 12;

/** From above, from a direction around the room in radians: what is shown of it is as large as the screen allows. */
export function fromAbove(scene: RoomScene, around: number, aspect: number): Look {
  const [x, y, z] = sceneSize(scene);
  const degrees = onScreen(aboveDegrees, aspect);
  const high = Math.tan((degrees * Math.PI) / 360) * filled.up;
  const wide = Math.tan((degrees * Math.PI) / 360) * aspect * filled.across;
  const [sine, cosine] = [Math.sin(around), Math.cos(around)];
  const toEye: Place = [sine * Math.cos(tilt), Math.sin(tilt), cosine * Math.cos(tilt)];
  const up: Place = [-sine * Math.sin(tilt), Math.cos(tilt), -cosine * Math.sin(tilt)];
  const points = cornersShown(scene, sine, cosine);
  let at: Place = [x / 2, y * 0.3, z / 2];
  let away = 0;
  for (let round = 0; round < rounds; round += 1) {
    const seen = points.map((point) => {
      const [dx, dy, dz] = [point[0] - at[0], point[1] - at[1], point[2] - at[2]];
      const nearer = dx * toEye[0] + dy * toEye[1] + dz * toEye[2];
      return { right: dx * cosine - dz * sine, up: dx * up[0] + dy * up[1] + dz * up[2], nearer };
    });
    away = Math.max(
      ...seen.map(({ right, up: above, nearer }) => nearer + Math.max(Math.abs(right) / wide, Math.abs(above) / high)),
    );
    const middle = (of: (point: (typeof seen)[number]) => number) => {
      const all = seen.map((point) => of(point) / (away - point.nearer));
      return ((Math.min(...all) + Math.max(...all)) / 2) * away;
    };
    const [aside, above] = [middle(({ right }) => right), middle((point) => point.up)];
    at = [at[0] + aside * cosine + above * up[0], at[1] + above * up[1], at[2] - aside * sine + above * up[2]];
  }
  return { eye: [at[0] + toEye[0] * away, at[1] + toEye[1] * away, at[2] + toEye[2] * away], at, degrees };
}

/** The corners of the floor, and of the walls that are shown from there. */
function cornersShown({ shape, ceiling }: RoomScene, sine: number, cosine: number): Place[] {
  const corner = ({ x, y }: { x: number; y: number }, height: number): Place => [inMeters(x), height, inMeters(y)];
  return wallsOf(shape.outline).flatMap(({ from, to, inward }) => [
    corner(from, 0),
    ...(inward[0] * sine + inward[1] * cosine > 0 ? [corner(from, ceiling), corner(to, ceiling)] : []),
  ]);
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

/** The main piece's front counts this many times. */
const mainWeight = 2.5;

/** The corner to look from: where the most fronts are seen, and the windows too. */
export function bestAround(scene: RoomScene): number {
  const quarters = [1, 3, 5, 7].map((eighth) => (eighth * Math.PI) / 4);
  const walls = wallsOf(scene.shape.outline);
  const { left, right, top, bottom } = boundsOf(scene.shape.outline);
  const main = scene.pieces.length > 1 ? mainPiece(scene.pieces) : undefined;
  const worth = (around: number) => {
    const toward = (x: number, z: number) => Math.sin(around) * x + Math.cos(around) * z;
    const fronts = scene.pieces.reduce((sum, piece) => {
      const { turn, width, height } = piece;
      const [fx, fz] = frontAt[turn];
      return sum + width * height * toward(fx, fz) * (piece === main ? mainWeight : 1);
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

/** The heading toward the furniture, its main piece most of all. */
export function headingIn({ pieces }: RoomScene, from: Standpoint): number {
  const middle = lookedAt(pieces);
  return Math.atan2(middle.x - from.x, middle.z - from.z);
}

/** Whether a wall is seen from its front; one that is seen from behind would hide the room. */
export function facesEye({ shape }: RoomScene, wall: number, [x, , z]: Place): boolean {
  const one = wallsOf(shape.outline)[wall];
  if (!one) return true;
  return one.inward[0] * (x - inMeters(one.from.x)) + one.inward[1] * (z - inMeters(one.from.y)) > 0;
}
