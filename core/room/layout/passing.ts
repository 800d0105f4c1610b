import { inchesInWords } from '../length-words.ts';
import { type Frame, frameOf, isRoom } from './floor/frame.ts';
import type { Area, Vector } from './geometry.ts';
import { calledInText, isPlaceable, isRug } from './kinds.ts';
import type { LayoutPiece, LayoutRoom, Placement } from './layout-types.ts';
import { layoutNumbers } from './numbers.ts';
import { middlesFree, middlesReached } from './reach.ts';
import { widenedDoor, widestWayTo } from './rules/walking.ts';
import { type SeatsInRoom, seatsInRoom } from './seat-heights.ts';
import { type Standing, standingAt } from './standing.ts';

const { way, door, turning: turningWide } = layoutNumbers.wheels;

/** How someone with a wheelchair or a walker gets through a plan. */
export interface Passing {
  /** The floor they pass over, from the door: rectangles, which may overlap. */
  readonly passed: readonly Area[];
  /** The middles of places where they can turn around. */
  readonly turning: readonly Vector[];
  /** What's too narrow, the narrowest first. */
  readonly narrow: readonly { readonly ids: readonly string[]; readonly inches: number; readonly words: string }[];
  /** How high one sits; null where nothing is listed. */
  readonly seats: SeatsInRoom | null;
  /** All of it in a few sentences, for people who can't see the drawing. */
  readonly words: string;
}

/** More of them than this say nothing new. */
const mostTurning = 4;

export function passingOf(
  room: LayoutRoom,
  pieces: readonly LayoutPiece[],
  placements: readonly Placement[],
): Passing | null {
  if (!isRoom(room)) return null;
  const frame = frameOf(room);
  const { floor } = frame;
  const main = widenedDoor(floor, way);
  if (!main) return null;
  const standing = standingAt(pieces.filter(isPlaceable), placements.map(frame.into));
  const middles = middlesReached(floor, standing, way, main);
  const turning = turningPlaces(middles, middlesFree(floor, standing, turningWide), entryOf(frame));
  const narrow = [...narrowDoors(frame), ...narrowWays(frame, standing)];
  const seats = seatsInRoom(standing.map(({ piece }) => piece));
  return {
    passed: middles.map((middle) => areaInRoom(frame, grown(middle, way / 2))),
    turning: turning.map((spot) => pointInRoom(frame, spot)),
    narrow,
    seats,
    words: [waysInWords(narrow), turningInWords(turning.length), seats?.words ?? ''].join(' ').trim(),
  };
}

const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  ...{ left: left - by, top: top - by, right: right + by, bottom: bottom + by },
});

function pointInRoom({ back }: Frame, [x, y]: Vector): Vector {
  const at = back({ id: '', x, y, turn: 0 });
  return [at.x, at.y];
}

function areaInRoom(frame: Frame, { left, top, right, bottom }: Area): Area {
  const [a, b] = [pointInRoom(frame, [left, top]), pointInRoom(frame, [right, bottom])];
  return {
    ...{ left: Math.min(a[0], b[0]), right: Math.max(a[0], b[0]) },
    ...{ top: Math.min(a[1], b[1]), bottom: Math.max(a[1], b[1]) },
  };
}

function entryOf({ floor }: Frame): Vector {
  const [main] = floor.doors;
  if (!main) return [0, 0];
  const along = (main.from + main.to) / 2;
  return main.turn % 180 === 0 ? [along, main.at] : [main.at, along];
}

const apart = (one: Vector, other: Vector) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** Free squares that one gets to, the first by the door, the others each as far as they can be from the rest. */
function turningPlaces(middles: readonly Area[], free: readonly Area[], entry: Vector): Vector[] {
  const spots = free.flatMap((square) =>
    middles.flatMap((middle): Vector[] => {
      const [left, right] = [Math.max(square.left, middle.left), Math.min(square.right, middle.right)];
      const [top, bottom] = [Math.max(square.top, middle.top), Math.min(square.bottom, middle.bottom)];
      if (left > right || top > bottom) return [];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [left, x, right].flatMap((at) => [top, y, bottom].map((down): Vector => [at, down]));
    }),
  );
  const chosen: Vector[] = [];
  while (chosen.length < mostTurning) {
    const far = (spot: Vector) =>
      chosen.length === 0 ? -apart(spot, entry) : Math.min(...chosen.map((one) => apart(one, spot)));
    const open = chosen.length === 0 ? spots : spots.filter((spot) => far(spot) >= turningWide);
    const next = open.reduce<Vector | undefined>(
      (best, one) => (best && far(best) >= far(one) ? best : one),
      undefined,
    );
    if (!next) break;
    chosen.push(next);
  }
  return chosen;
}

const narrowDoors = ({ floor }: Frame): Passing['narrow'] =>
  floor.doors
    .map(({ from, to }) => to - from)
    .filter((wide) => wide < door)
    .map((inches) => ({
      ids: [],
      inches,
      words: `A doorway is ${inchesInWords(inches)} wide; ${inchesInWords(door)} lets a wheelchair or a walker through.`,
    }));

/** Pieces that a narrower way leads to. Those with the same way are told together. */
function narrowWays({ floor }: Frame, standing: readonly Standing[]): Passing['narrow'] {
  const byWidth = new Map<number, Standing[]>();
  standing.forEach((one, index) => {
    if (isRug(one.piece)) return;
    const inches = widestWayTo(floor, standing, index);
    if (inches < way) byWidth.set(inches, [...(byWidth.get(inches) ?? []), one]);
  });
  return [...byWidth]
    .sort(([one], [other]) => one - other)
    .map(([inches, those]) => ({
      ids: those.map(({ piece }) => piece.id),
      inches,
      words: `The path to ${listed(those.map(({ piece }) => calledInText(piece)))} is ${inchesInWords(inches)} wide at its narrowest; ${inchesInWords(way)} is enough for a wheelchair or a walker.`,
    }));
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const waysInWords = (narrow: Passing['narrow']): string =>
  [
    ...narrow.map(({ words }) => words),
    ...(narrow.some(({ ids }) => ids.length > 0)
      ? []
      : [`There’s a path at least ${inchesInWords(way)} wide to every piece.`]),
  ].join(' ');

const turningInWords = (count: number): string => {
  const wide = inchesInWords(turningWide);
  if (count === 0) return `There’s no free circle of ${wide} to turn around in.`;
  return count === 1
    ? `There’s one place to turn around, ${wide} across.`
    : `There are ${count} places to turn around, each ${wide} across.`;
};
