import { placeByLuck } from './by-luck.ts';
import { findingsOf } from './findings.ts';
import { type Frame, frameOf, isRoom } from './floor.ts';
import { violationsOf } from './hard-rules.ts';
import { improve } from './improve.ts';
import { judgeAll, scoreOf } from './judge.ts';
import { isPlaceable, kindOnPlan } from './kinds.ts';
import type { Layout, LayoutPiece, LayoutRoom, Placement } from './layout-types.ts';
import { seeded } from './random.ts';
import { reasonOf, tooMuchWords, unmeasuredRoomWords } from './reasons.ts';
import { type Draft, type SearchSettings, searchPlan } from './search.ts';
import { type Standing, standingAt } from './standing.ts';
import { tidyUp } from './tidy.ts';

const wide = 6;
const luck = 0.02;
const improvingRounds = 160;
/** A full room is tried again in so many other orders before a piece is called too much. */
const otherOrders = 14;
/** And then so many times by luck alone. */
const luckyTries = 300;

const area = ({ width, depth }: LayoutPiece) => width * depth;

const byOrder = (one: LayoutPiece, other: LayoutPiece) =>
  kindOnPlan(one.kind).order - kindOnPlan(other.kind).order || area(other) - area(one) || (one.id < other.id ? -1 : 1);

/**
 * Places the pieces in the room: never one on another, outside, in the door's way or out of reach where there is any way
 * to avoid it, and as good as it can be to live with. The same input gives the same plan. Locked pieces stay.
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

/** Fewer left out; then those one misses less; then the better plan. */
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

/** Lengths finer than this are rounding. */
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
