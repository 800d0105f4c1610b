import { z } from 'zod';
import { type Area, overlaps, rounding } from '../layout/geometry.ts';
import { doorSwings, roomFocuses } from '../layout/layout-types.ts';
import { inchesPerFoot, maximumFeet } from '../measurement.ts';
import { containsArea, crossingOf, floorBefore, isClockwise, isRectilinear, wallsOf } from './outline.ts';

/** What we weren't told, so we drew the usual. */
export const roomGuesses = [
  'wall-a',
  'wall-b',
  'door-size',
  'door-place',
  'door-swing',
  'door-hinge',
  'windows',
  'radiators',
  'fixed-things',
  'ceiling',
] as const;
export type RoomGuess = (typeof roomGuesses)[number];

export const hinges = ['left', 'right'] as const;
export const fixedKinds = ['fireplace', 'column', 'built-in', 'stairs', 'other'] as const;

export const roomLimits = {
  corners: 40,
  doors: 12,
  openings: 12,
  windows: 24,
  radiators: 12,
  fixed: 24,
  shortestWall: 1,
  longest: (maximumFeet + 1) * inchesPerFoot,
  lowestCeiling: 48,
  highestCeiling: 600,
} as const;

const words = {
  number: 'This isn’t a length in inches.',
  tooLong: 'This is longer than any room.',
  belowZero: 'This is below zero.',
  noLength: 'This has to be above zero inches.',
  tooFine: 'This is finer than a hundredth of an inch.',
  fewCorners: 'A room has at least four corners.',
  manyCorners: `A room has up to ${roomLimits.corners} corners.`,
  notSquare: 'Each wall has to meet the next at a right angle.',
  shortWall: (wall: number) => `Wall ${wall + 1} is shorter than an inch.`,
  crossing: (one: number, other: number) => `Walls ${one + 1} and ${other + 1} cross or touch.`,
  turned: 'The corners have to run clockwise.',
  origin: 'The outline has to begin at the left and top edge of the plan.',
  many: (what: string, most: number) => `There are more than ${most} ${what}.`,
  noWall: 'There’s no such wall.',
  offWall: 'This reaches past the end of its wall.',
  overlap: 'Two doors, openings or windows overlap here.',
  inTheWay: 'A radiator can’t be in a doorway.',
  headBelowSill: 'A window’s top has to be above its sill.',
  aboveCeiling: 'This is higher than the ceiling.',
  outside: 'This isn’t all inside the room.',
  twice: 'Two things have the same id.',
  ceiling: `A ceiling is between ${roomLimits.lowestCeiling / inchesPerFoot} and ${roomLimits.highestCeiling / inchesPerFoot} ft high.`,
} as const;

/** A list that's too long isn't checked further: comparing each with each would take too long. */
const stopping = (error: string) => ({ error, abort: true });

const place = z
  .number({ error: words.number })
  .min(0, words.belowZero)
  .max(roomLimits.longest, words.tooLong)
  .multipleOf(0.01, words.tooFine);
const length = place.positive(words.noLength);
const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const list = <Entry extends z.ZodType>(entry: Entry, what: string, most: number) =>
  z.array(entry).max(most, stopping(words.many(what, most)));

/** A stretch of a wall: which one, from its left corner for someone who faces it, and how long. */
const onWall = { id, wall: z.number().int().min(0), offset: place, width: length };

const fields = z.object({
  outline: z
    .array(z.object({ x: place, y: place }))
    .min(4, stopping(words.fewCorners))
    .max(roomLimits.corners, stopping(words.manyCorners)),
  ceiling: length
    .min(roomLimits.lowestCeiling, stopping(words.ceiling))
    .max(roomLimits.highestCeiling, stopping(words.ceiling))
    .nullable(),
  doors: list(
    z.object({ ...onWall, height: length.nullable(), hinge: z.enum(hinges), swing: z.enum(doorSwings) }),
    'doors',
    roomLimits.doors,
  ),
  openings: list(z.object({ ...onWall, height: length.nullable() }), 'openings', roomLimits.openings),
  windows: list(z.object({ ...onWall, sill: place, head: length }), 'windows', roomLimits.windows),
  radiators: list(z.object({ ...onWall, depth: length, height: length }), 'radiators', roomLimits.radiators),
  fixed: list(
    z.object({
      ...{ id, kind: z.enum(fixedKinds), x: place, y: place, width: length, depth: length },
      height: length.nullable(),
    }),
    'built-ins',
    roomLimits.fixed,
  ),
  /** What people in it look at. If we weren't told, the plan decides by what's there. */
  focus: z.enum(roomFocuses).optional(),
  guessed: z.array(z.enum(roomGuesses)).max(roomGuesses.length),
});

/** A room as it is: its outline in inches, and everything on its walls and floor that furniture has to respect. */
export type RoomShape = z.infer<typeof fields>;
export type RoomDoor = RoomShape['doors'][number];
type OnWall = Pick<RoomDoor, 'id' | 'wall' | 'offset' | 'width'>;

interface Problem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

function outlineProblem({ outline }: RoomShape): string | null {
  if (!isRectilinear(outline)) return words.notSquare;
  const short = wallsOf(outline).find((wall) => wall.length < roomLimits.shortestWall);
  if (short) return words.shortWall(short.index);
  const crossing = crossingOf(outline);
  if (crossing) return words.crossing(...crossing);
  if (!isClockwise(outline)) return words.turned;
  const [left, top] = [Math.min(...outline.map(({ x }) => x)), Math.min(...outline.map(({ y }) => y))];
  return left === 0 && top === 0 ? null : words.origin;
}

const share = (one: OnWall, other: OnWall): boolean =>
  one.wall === other.wall &&
  one.offset < other.offset + other.width - rounding &&
  other.offset < one.offset + one.width - rounding;

type WallList = 'doors' | 'openings' | 'windows' | 'radiators';

function wallProblems(room: RoomShape): Problem[] {
  const walls = wallsOf(room.outline);
  const problems: Problem[] = [];
  const holes: OnWall[] = [];
  const check = (name: WallList, one: OnWall, index: number) => {
    const wall = walls[one.wall];
    if (!wall) problems.push({ path: [name, index, 'wall'], message: words.noWall });
    else if (one.offset + one.width > wall.length + rounding)
      problems.push({ path: [name, index, 'offset'], message: words.offWall });
  };
  for (const name of ['doors', 'openings', 'windows'] as const)
    for (const [index, one] of room[name].entries()) {
      check(name, one, index);
      if (holes.some((other) => share(one, other))) problems.push({ path: [name, index], message: words.overlap });
      holes.push(one);
    }
  const ways = [...room.doors, ...room.openings];
  for (const [index, one] of room.radiators.entries()) {
    check('radiators', one, index);
    if (ways.some((way) => share(one, way))) problems.push({ path: ['radiators', index], message: words.inTheWay });
  }
  return problems;
}

function heightProblems({ ceiling, doors, openings, windows, radiators, fixed }: RoomShape): Problem[] {
  const top = ceiling ?? Number.POSITIVE_INFINITY;
  const problems: Problem[] = windows.flatMap(({ sill, head }, index) =>
    head > sill ? [] : [{ path: ['windows', index, 'head'], message: words.headBelowSill }],
  );
  const heights: [string, readonly (number | null)[], string][] = [
    ['doors', doors.map(({ height }) => height), 'height'],
    ['openings', openings.map(({ height }) => height), 'height'],
    ['windows', windows.map(({ head }) => head), 'head'],
    ['radiators', radiators.map(({ height }) => height), 'height'],
    ['fixed', fixed.map(({ height }) => height), 'height'],
  ];
  for (const [name, list, field] of heights)
    for (const [index, height] of list.entries())
      if (height !== null && height > top) problems.push({ path: [name, index, field], message: words.aboveCeiling });
  return problems;
}

const areaOfFixed = ({ x, y, width, depth }: RoomShape['fixed'][number]): Area => ({
  ...{ left: x, top: y, right: x + width, bottom: y + depth },
});

function thingProblems(room: RoomShape): Problem[] {
  const ids = [room.doors, room.openings, room.windows, room.radiators, room.fixed].flatMap((some) =>
    some.map((one) => one.id),
  );
  const outside = room.fixed.flatMap((one, index) =>
    containsArea(room.outline, areaOfFixed(one)) ? [] : [{ path: ['fixed', index], message: words.outside }],
  );
  return new Set(ids).size === ids.length ? outside : [...outside, { path: [], message: words.twice }];
}

/** What's wrong with a room, as sentences. An outline that doesn't close up hides the rest. */
export function roomProblems(room: RoomShape): readonly Problem[] {
  const outline = outlineProblem(room);
  if (outline !== null) return [{ path: ['outline'], message: outline }];
  return [...wallProblems(room), ...heightProblems(room), ...thingProblems(room)];
}

export const roomShapeSchema = fields.superRefine((room, context) => {
  for (const { path, message } of roomProblems(room)) context.addIssue({ code: 'custom', path: [...path], message });
});

/** The floor a door sweeps as it opens into the room; null if it doesn't. */
export function sweptBy({ outline }: RoomShape, door: RoomDoor): Area | null {
  const wall = wallsOf(outline)[door.wall];
  return wall && door.swing === 'inward' ? floorBefore(wall, door.offset, door.width, door.width) : null;
}

/** The floor that furniture can't use, whatever the plan: fixed things and radiators. */
export function takenFloor({ outline, radiators, fixed }: RoomShape): Area[] {
  const walls = wallsOf(outline);
  return [
    ...fixed.map(areaOfFixed),
    ...radiators.flatMap(({ wall, offset, width, depth }) => {
      const on = walls[wall];
      return on ? [floorBefore(on, offset, width, depth)] : [];
    }),
  ];
}

/** Whether an area is in the room and clear of everything that's fixed. */
export const isFree = (room: RoomShape, area: Area): boolean =>
  containsArea(room.outline, area) && !takenFloor(room).some((taken) => overlaps(area, taken));
