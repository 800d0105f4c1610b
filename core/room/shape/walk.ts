import type { Vector } from '../layout/geometry.ts';
import { feetInWords } from '../length-words.ts';
import { accepted, hundredths, within } from './change-room.ts';
import { boundsOf, type Corner, type Outline, wallsOf } from './outline.ts';
import { type RoomShape, roomLimits } from './room-shape.ts';
import { thingName, thingsOf, wallName } from './things.ts';

/** One wall of a walk around the room, clockwise, and which way the next wall turns. */
export interface WalkedWall {
  /** Null for a wall that follows from the others: up to one each way. */
  readonly length: number | null;
  readonly turn: 'right' | 'left';
}

/** A tape is read to half an inch or so, and a dozen walls add up. */
const closingGap = 6;

const words = {
  fewWalls: 'A room has at least four walls.',
  odd: 'Walls take turns running along and across, so there’s an even number of them. Add or take away one.',
  many: `A room has up to ${roomLimits.corners} walls.`,
  turns: (net: number) =>
    `All the way around there are four more right turns than left turns. This walk has ${net === 1 ? 'one' : net} more.`,
  unknown: 'We can work out one wall along and one wall across. Please measure the others.',
  noRest: (wall: string) => `The other walls leave no length for ${wall}. Please check them.`,
  open: (gap: number) =>
    `The last wall ends ${feetInWords(gap)} away from where you started. Please check the lengths.`,
  short: (wall: string) => `${wall} has to be at least an inch long.`,
} as const;

export type Walked =
  | { readonly ok: true; readonly outline: Outline; readonly evened: readonly { wall: number; by: number }[] }
  | { readonly ok: false; readonly message: string };

const headings: readonly Vector[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The outline of a walk along the walls. It starts to the right along wall A. */
export function walkedOutline(walls: readonly WalkedWall[]): Walked {
  if (walls.length < 4) return { ok: false, message: words.fewWalls };
  if (walls.length > roomLimits.corners) return { ok: false, message: words.many };
  if (walls.length % 2 === 1) return { ok: false, message: words.odd };
  const net = walls.reduce((sum, { turn }) => sum + (turn === 'right' ? 1 : -1), 0);
  if (net !== 4) return { ok: false, message: words.turns(net) };
  let heading = 0;
  const going = walls.map(({ turn }) => {
    const now = headings[heading] ?? [1, 0];
    heading = (heading + (turn === 'right' ? 1 : 3)) % 4;
    return now;
  });
  const lengths = walls.map(({ length }) => length);
  const evened: { wall: number; by: number }[] = [];
  for (const axis of [0, 1] as const) {
    const mine = walls.map((_, index) => index).filter((index) => going[index]?.[axis] !== 0);
    const open = mine.filter((index) => lengths[index] === null);
    const sum = hundredths(
      mine.reduce((total, index) => total + (lengths[index] ?? 0) * (going[index]?.[axis] ?? 0), 0),
    );
    const [missing, ...more] = open;
    if (more.length > 0) return { ok: false, message: words.unknown };
    if (missing !== undefined) {
      const rest = hundredths(-sum * (going[missing]?.[axis] ?? 1));
      if (rest < roomLimits.shortestWall) return { ok: false, message: words.noRest(wallName(missing)) };
      lengths[missing] = rest;
    } else if (sum !== 0) {
      if (Math.abs(sum) > closingGap) return { ok: false, message: words.open(Math.abs(sum)) };
      const [longest = 0] = mine.toSorted((one, other) => (lengths[other] ?? 0) - (lengths[one] ?? 0));
      const by = hundredths(-sum * (going[longest]?.[axis] ?? 1));
      lengths[longest] = hundredths((lengths[longest] ?? 0) + by);
      evened.push({ wall: longest, by });
    }
  }
  const short = lengths.findIndex((length) => (length ?? 0) < roomLimits.shortestWall);
  if (short !== -1) return { ok: false, message: words.short(wallName(short)) };
  let at: Corner = { x: 0, y: 0 };
  const corners = lengths.map((length, index) => {
    const here = at;
    const [x, y] = going[index] ?? [0, 0];
    at = { x: hundredths(at.x + x * (length ?? 0)), y: hundredths(at.y + y * (length ?? 0)) };
    return here;
  });
  const { left, top } = boundsOf(corners);
  const outline = corners.map(({ x, y }) => ({ x: hundredths(x - left), y: hundredths(y - top) }));
  return { ok: true, outline, evened };
}

export type WalkTaken =
  | { readonly ok: true; readonly room: RoomShape; readonly dropped: readonly string[] }
  | { readonly ok: false; readonly message: string };

/** The room with a walked outline. What was on the walls stays on walls of the same name; what no longer fits is named. */
export function withWalkedOutline(room: RoomShape, outline: Outline): WalkTaken {
  const walls = wallsOf(outline);
  const bare = { outline: [...outline], ceiling: room.ceiling, ...noThings };
  const guessed = room.guessed.filter((guess) => guess !== 'wall-a' && guess !== 'wall-b');
  let taken = accepted({ ...bare, guessed });
  const dropped: string[] = [];
  for (const { list, thing } of thingsOf(room)) {
    if (!taken.ok) return taken;
    const wall = 'wall' in thing ? walls[thing.wall] : undefined;
    const placed = 'wall' in thing && wall ? within(thing, wall) : thing;
    const more = accepted({ ...taken.room, [list]: [...taken.room[list], placed] } as RoomShape);
    if (more.ok) taken = more;
    else dropped.push(thingName(room, thing.id));
  }
  return taken.ok ? { ...taken, dropped } : taken;
}

const noThings = { doors: [], openings: [], windows: [], radiators: [], fixed: [] };

/** The walk that draws an outline, to start from. */
export function walkOf(outline: Outline): WalkedWall[] {
  const walls = wallsOf(outline);
  return walls.map(({ length, along }, index) => {
    const next = walls[(index + 1) % walls.length];
    const turn = next && along[0] * next.along[1] - along[1] * next.along[0] > 0 ? 'right' : 'left';
    return { length, turn };
  });
}
