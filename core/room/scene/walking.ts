import { type Area, acrossAt, areaAt, frontAt, overlaps } from '../layout/geometry.ts';
import { containsArea, floorBefore, wallsOf } from '../shape/outline.ts';
import { type RoomShape, takenFloor } from '../shape/room-shape.ts';
import { metersPerInch, type RoomScene, type ScenePiece } from './room-scene.ts';

/** Where someone is on the floor, in meters. */
export interface Standpoint {
  readonly x: number;
  readonly z: number;
}

/** Half the width of someone who walks, in meters. */
export const bodyRadius = 0.2;
/** A step longer than this could jump over a chair's back. */
const longestStep = 0.05;
/** One can walk on what's lower than this. */
const stepsOver = 0.06;

/** The floor a piece takes, in inches: the plan's unit, in which the rules are. */
export function footprint({ x, z, turn, width, depth }: ScenePiece): Area {
  const inches = (meters: number) => meters / metersPerInch;
  return areaAt({ width: inches(width), depth: inches(depth) }, inches(x), inches(z), turn);
}

const bodyAt = ({ x, z }: Standpoint): Area => ({
  left: (x - bodyRadius) / metersPerInch,
  right: (x + bodyRadius) / metersPerInch,
  top: (z - bodyRadius) / metersPerInch,
  bottom: (z + bodyRadius) / metersPerInch,
});

/** Inches. */
const leafThickness = 1.6;

/** The floor under the doors that are open into the room. */
export function openLeaves({ outline, doors }: RoomShape): Area[] {
  const walls = wallsOf(outline);
  return doors.flatMap(({ wall: index, offset, width, hinge, swing }) => {
    const wall = walls[index];
    if (!wall || swing !== 'inward') return [];
    const from = hinge === 'left' ? offset : offset + width - leafThickness;
    return [floorBefore(wall, from, leafThickness, width)];
  });
}

/** Whether someone can be there: inside the walls and not in a piece. */
export function isFreeFloor({ shape, pieces }: RoomScene, at: Standpoint): boolean {
  const body = bodyAt(at);
  return (
    containsArea(shape.outline, body) &&
    ![...takenFloor(shape), ...openLeaves(shape)].some((taken) => overlaps(body, taken)) &&
    !pieces.some((piece) => piece.height > stepsOver && overlaps(body, footprint(piece)))
  );
}

/** Walks by a distance, sliding along what is in the way. Someone who is stuck stays. */
export function walked(scene: RoomScene, from: Standpoint, dx: number, dz: number): Standpoint {
  const length = Math.hypot(dx, dz);
  if (!Number.isFinite(length) || length === 0) return from;
  const steps = Math.ceil(length / longestStep);
  let at = from;
  for (let step = 0; step < steps; step += 1) {
    const tries = [
      { x: at.x + dx / steps, z: at.z + dz / steps },
      { x: at.x + dx / steps, z: at.z },
      { x: at.x, z: at.z + dz / steps },
    ];
    const next = tries.find((one) => (one.x !== at.x || one.z !== at.z) && isFreeFloor(scene, one));
    if (!next) return at;
    at = next;
  }
  return at;
}

export function middleOf(pieces: readonly ScenePiece[]): Standpoint {
  const weight = pieces.reduce((sum, { width, depth }) => sum + width * depth, 0);
  if (weight === 0) return { x: 0, z: 0 };
  const mean = (of: (piece: ScenePiece) => number) =>
    pieces.reduce((sum, piece) => sum + of(piece) * piece.width * piece.depth, 0) / weight;
  return { x: mean(({ x }) => x), z: mean(({ z }) => z) };
}

const mainKinds: readonly string[] = ['bed', 'sofa', 'dining_table', 'desk', 'standing_desk'];

/** What a room is for: its bed, its sofa, its table or desk, else the largest piece. */
export function mainPiece(pieces: readonly ScenePiece[]): ScenePiece | undefined {
  const rank = ({ kind }: ScenePiece) => (mainKinds.includes(kind) ? mainKinds.indexOf(kind) : mainKinds.length);
  const size = ({ width, depth, kind }: ScenePiece) => (kind === 'rug' ? 0 : width * depth);
  return pieces.toSorted((one, other) => rank(one) - rank(other) || size(other) - size(one))[0];
}

/** What someone who comes in looks at: the furniture, and the main piece most of all. */
export function lookedAt(pieces: readonly ScenePiece[]): Standpoint {
  const [middle, main] = [middleOf(pieces), mainPiece(pieces)];
  if (!main) return middle;
  return { x: (middle.x + main.x) / 2, z: (middle.z + main.z) / 2 };
}

/** A place to sit: where the eyes are, and where they look. */
export interface Seat {
  readonly piece: ScenePiece;
  readonly eye: readonly [number, number, number];
  /** The way the piece faces, on the floor. */
  readonly facing: readonly [number, number];
}

/** From the seat to the eyes of someone who sits upright. */
const sittingEyes = 0.74;
const seatHeights: Readonly<Record<string, number>> = {
  ...{ sofa: 0.43, lounge_chair: 0.42, bench: 0.45, dining_chair: 0.46, desk_chair: 0.47, bed: 0.52 },
};

/** Everything one can sit on. A stool's seat is its top unless it has a back. */
export function seatsOf({ pieces }: RoomScene): Seat[] {
  return pieces.flatMap((piece) => {
    const seat = piece.kind === 'stool' ? Math.min(piece.height, 0.76) : seatHeights[piece.kind];
    if (seat === undefined) return [];
    const [fx, fz] = frontAt[piece.turn];
    const [ax, az] = acrossAt[piece.turn];
    // On the edge of a bed, else leaning back.
    const [ahead, aside] = piece.kind === 'bed' ? [piece.depth * 0.1, 0] : [-piece.depth * 0.08, 0];
    const eye = [
      piece.x + fx * ahead + ax * aside,
      piece.lift + seat + sittingEyes,
      piece.z + fz * ahead + az * aside,
    ] as const;
    return [{ piece, eye, facing: [fx, fz] as const }];
  });
}
