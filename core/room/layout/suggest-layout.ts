import { findingsOf } from './findings.ts';
import { type Floor, type Frame, frameOf, isRoom } from './floor.ts';
import { turned } from './geometry.ts';
import { allReached, standsFree, violationsOf } from './hard-rules.ts';
import { judgeAll, quality, scoreOf } from './judge.ts';
import { isPlaceable, kindOnPlan } from './kinds.ts';
import { type Layout, type LayoutPiece, type LayoutRoom, type Placement, turns } from './layout-types.ts';
import { packed } from './places/in-the-open.ts';
import { reasonOf, tooMuchWords, unmeasuredRoomWords } from './reasons.ts';
import { type Draft, type SearchSettings, searchPlan } from './search.ts';
import { type Standing, stand, standingAt } from './standing.ts';
import { tidyUp } from './tidy.ts';

interface Luck {
  random: () => number;
  /** How many whole plans to try. */
  tries: number;
}

/** Random places tried per piece, in addition to those that touch something. */
const anywhere = 30;
/** How many open places are checked for reachability before a plan is dropped. */
const walks = 12;

/**
 * Fits every piece into the room, however it looks: in random order with a bias toward large ones first, each at a
 * random place. The last resort when the search finds no plan with everything in it. Null if no try succeeds.
 */
export function placeByLuck(
  floor: Floor,
  fixed: readonly Standing[],
  pieces: readonly LayoutPiece[],
  { random, tries }: Luck,
): Standing[] | null {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const standing = placeAll(floor, fixed, pieces, random);
    if (standing) return standing;
  }
  return null;
}

function placeAll(floor: Floor, fixed: readonly Standing[], pieces: readonly LayoutPiece[], random: () => number) {
  const standing = [...fixed];
  const order = pieces.map((piece) => ({ piece, at: random() - (piece.width * piece.depth) / 6000 }));
  for (const { piece } of order.sort((one, other) => one.at - other.at)) {
    const drawn = Array.from({ length: anywhere }, () =>
      stand(piece, random() * floor.width, random() * floor.depth, turns[Math.floor(random() * 4)] ?? 0),
    );
    const open = [...packed(piece, floor, standing), ...drawn].filter((one) => standsFree(one, standing, floor));
    const place = firstReached(open, standing, floor, random);
    if (!place) return null;
    standing.push(place);
  }
  return standing;
}

function firstReached(open: Standing[], standing: readonly Standing[], floor: Floor, random: () => number) {
  for (let walk = 0; walk < walks && open.length > 0; walk += 1) {
    const [one] = open.splice(Math.floor(random() * open.length), 1);
    if (one && allReached([...standing, one], floor)) return one;
  }
  return null;
}

/** Smaller gains aren't worth moving furniture for. */
const worthIt = 0.002;

const steps = [1, 2, 4, 8, 16, 30] as const;

/** Moves one piece at a time by a little and keeps improvements. */
function improve(
  floor: Floor,
  given: readonly Standing[],
  isFixed: (one: Standing) => boolean,
  rounds: number,
  random: () => number,
): readonly Standing[] {
  let best = given;
  let value = quality(judgeAll(floor, best));
  const movable = best.flatMap((one, index) => (isFixed(one) ? [] : [index]));
  if (movable.length === 0) return best;
  for (let round = 0; round < rounds; round += 1) {
    const index = movable[Math.floor(random() * movable.length)] ?? 0;
    const one = best[index];
    if (!one) continue;
    const moved = moveOf(one, random);
    const others = best.filter((_, at) => at !== index);
    if (!standsFree(moved, others, floor)) continue;
    const next = best.map((other, at) => (at === index ? moved : other));
    const nextValue = quality(judgeAll(floor, next));
    if (nextValue <= value + worthIt || !allReached(next, floor)) continue;
    best = next;
    value = nextValue;
  }
  return best;
}

function moveOf({ piece, x, y, turn }: Standing, random: () => number): Standing {
  const way = random();
  if (way > 0.92) return stand(piece, x, y, turned(turn, 90 * (1 + Math.floor(random() * 3))));
  const step = (steps[Math.floor(random() * steps.length)] ?? 1) * (random() < 0.5 ? -1 : 1);
  return way < 0.46 ? stand(piece, x + step, y, turn) : stand(piece, x, y + step, turn);
}

const wide = 6;
const luck = 0.02;
const improvingRounds = 160;
/** How many other orders to try in a full room before leaving a piece out. */
const otherOrders = 14;
/** How many purely random tries after that. */
const luckyTries = 300;

const area = ({ width, depth }: LayoutPiece) => width * depth;

const byOrder = (one: LayoutPiece, other: LayoutPiece) =>
  kindOnPlan(one.kind).order - kindOnPlan(other.kind).order || area(other) - area(one) || (one.id < other.id ? -1 : 1);

/**
 * Places the pieces in the room: never overlapping, outside, in the door's way or out of reach if there's any way to
 * avoid it, and as livable as possible. The same input gives the same plan. Locked pieces stay put.
 */
export function suggestLayout(
  room: LayoutRoom,
  pieces: readonly LayoutPiece[],
  seed = 1,
  locks: readonly Placement[] = [],
): Layout {
  if (!isRoom(room))
    return { placements: [], score: 0, reasons: [unmeasuredRoomWords], leftOut: pieces.map(({ id }) => id) };
  const frame = frameOf(room);
  const placeable = pieces.filter(isPlaceable);
  const fixed = standingAt(placeable, locks.map(frame.into));
  const free = placeable.filter(({ id }) => !locks.some((lock) => lock.id === id)).sort(byOrder);
  const draft = bestDraft(frame, fixed, free, seed);
  const random = seeded(seed + 7919);
  const isFixed = (one: Standing) => fixed.some(({ piece }) => piece.id === one.piece.id);
  const improved = improve(frame.floor, draft.standing, isFixed, improvingRounds, random);
  const standing = tidyUp(frame.floor, improved, isFixed);
  return layoutOf(frame, pieces, standing);
}

function bestDraft({ floor }: Frame, fixed: readonly Standing[], free: readonly LayoutPiece[], seed: number): Draft {
  const random = seeded(seed);
  const search = (order: readonly LayoutPiece[], settings: Partial<SearchSettings>) =>
    searchPlan(floor, fixed, order, { wide, luck, random, pack: 'if needed', ...settings });
  let best = search(free, {});
  for (let round = 0; round < otherOrders && best.leftOut.length > 0; round += 1) {
    const left = new Set(best.leftOut);
    const order =
      round === 0
        ? [...best.leftOut, ...free.filter((piece) => !left.has(piece))]
        : round === 1
          ? [...free].sort((one, other) => area(other) - area(one))
          : shuffled(free, random);
    const next = search(order, { pack: round % 2 === 0 ? 'always' : 'if needed', luck: luck * (1 + round) });
    if (better(next, best)) best = next;
  }
  if (best.leftOut.length === 0) return best;
  const lucky = placeByLuck(floor, fixed, free, { random, tries: luckyTries });
  return lucky ? { standing: lucky, leftOut: [], value: 0 } : best;
}

/** Fewer pieces left out wins, then the less important ones left out, then the better plan. */
function better(one: Draft, other: Draft): boolean {
  if (one.leftOut.length !== other.leftOut.length) return one.leftOut.length < other.leftOut.length;
  const missed = ({ leftOut }: Draft) => leftOut.reduce((sum, { kind }) => sum + (20 - kindOnPlan(kind).order), 0);
  if (missed(one) !== missed(other)) return missed(one) < missed(other);
  return one.value > other.value;
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Anything finer than this is rounding noise. */
const tidy = (inches: number) => Math.round(inches * 1000) / 1000;

function layoutOf(frame: Frame, pieces: readonly LayoutPiece[], standing: readonly Standing[]): Layout {
  const placed = new Map(standing.map((one) => [one.piece.id, one]));
  const judged = judgeAll(frame.floor, standing);
  const leftOut = pieces.filter(({ id }) => !placed.has(id));
  return {
    placements: pieces.flatMap(({ id }) => {
      const one = placed.get(id);
      if (!one) return [];
      const { x, y, turn } = frame.back({ id, x: one.x, y: one.y, turn: one.turn });
      return [{ id, x: tidy(x), y: tidy(y), turn }];
    }),
    score: scoreOf(judged, standing.length, pieces.length),
    reasons: [
      ...leftOut.map((piece) => tooMuchWords(piece, frame)),
      ...violationsOf(frame.floor, standing).map(({ words }) => words),
      ...findingsOf(frame, standing, judged).map(reasonOf),
    ],
    leftOut: leftOut.map(({ id }) => id),
  };
}

/** A stream of numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = Math.trunc(Number.isFinite(seed) ? seed : 0) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
