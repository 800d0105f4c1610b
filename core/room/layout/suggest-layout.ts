import { findingsOf } from './findings.ts';
import type { Floor } from './floor/floor.ts';
import { type Frame, frameOf, isRoom } from './floor/frame.ts';
import { violationsOf } from './hard-rules.ts';
import { judgeAll, qualityOf, scoreOf } from './judge.ts';
import { isPlaceable, isRug, kindOnPlan } from './kinds.ts';
import type { Layout, LayoutPiece, LayoutRoom, Placement } from './layout-types.ts';
import { type Group, groupsOf } from './places/groups.ts';
import { reasonOf, tooMuchWords, unmeasuredRoomWords } from './reasons.ts';
import { better, type Draft, type SearchSettings, searchPlan } from './search/beam.ts';
import { Effort } from './search/effort.ts';
import { placeByLuck, seeded } from './search/luck.ts';
import { polish } from './search/polish.ts';
import { exchanged, replaceAll, unitsOf, type Valued } from './search/replace.ts';
import { tidyUp } from './search/tidy.ts';
import { type Standing, standingAt } from './standing.ts';

const wide = 6;
const luck = 0.02;
/** How many of the drafts are finished thoroughly, and how often two pieces change places at most. */
const finished = 2;
const mostExchanges = 200;
const effortForDrafts = 20_000;
const effortForPlan = 8_000;
/** How many other orders to try in a full room before leaving a piece out. */
const otherOrders = 3;
/** How many purely random tries after that. */
const luckyTries = 240;
/** And how many around what belongs together. */
const triesAround = 30;
/** Luck is tried for this many drafts. */
const luckyStarts = 6;
/** With this many drafts in which everything fits, no more are looked for. */
const enoughStarts = 4;

/** Other drafts where everything fits at once: none of them is the best one in every room. */
const otherStarts: readonly Partial<SearchSettings>[] = [{ wide: 3, luck: 0.08 }];

/** With more pieces than this, one narrow search has to do if it places everything. */
const many = 16;

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
  const { floor } = frame;
  const placeable = pieces.filter(isPlaceable);
  const fixed = standingAt(placeable, locks.map(frame.into));
  const free = placeable.filter(({ id }) => !locks.some((lock) => lock.id === id)).sort(byOrder);
  const isFixed = (one: Standing) => fixed.some(({ piece }) => piece.id === one.piece.id);
  const finish = finisherFor(floor, isFixed, pieces, seeded(seed + 7919));
  const effort = new Effort(effortForDrafts);
  const drafts: Draft[] = [];
  for (const draft of startsOf(frame, fixed, free, seed)) {
    drafts.push(finish.roughly(draft, effort));
    if (effort.isSpent) break;
  }
  const [best = { standing: fixed }] = drafts
    .sort(bestFirst)
    .slice(0, finished)
    .map((draft, nth) => finish.thoroughly(draft, new Effort(effortForPlan / (1 + nth))))
    .sort(bestFirst);
  return layoutOf(frame, pieces, best.standing);
}

const bestFirst = (one: Draft, other: Draft) => Number(better(other, one)) - Number(better(one, other));

/** Makes plans of drafts: by moving pieces for as long as it gets better. */
function finisherFor(
  floor: Floor,
  isFixed: (one: Standing) => boolean,
  pieces: readonly LayoutPiece[],
  random: () => number,
) {
  const valued = (plan: readonly Standing[]): Valued => ({ plan, value: qualityOf(floor, plan) });
  const draftOf = (plan: readonly Standing[], { leftOut }: Draft): Draft => ({
    standing: plan,
    leftOut,
    value: scoreOf(judgeAll(floor, plan), plan, pieces),
  });
  return {
    roughly: (draft: Draft, effort: Effort): Draft => {
      const units = unitsOf(floor, draft.standing, isFixed);
      return draftOf(replaceAll(floor, valued(draft.standing), units, effort).plan, draft);
    },
    thoroughly: (draft: Draft, effort: Effort): Draft => {
      const units = unitsOf(floor, draft.standing, isFixed);
      let now = replaceAll(floor, polish(floor, valued(draft.standing), isFixed, effort), units, effort);
      now = polish(floor, now, isFixed, effort);
      const one = () => units[Math.floor(random() * units.length)];
      for (let round = 0; round < mostExchanges && !effort.isSpent; round += 1) {
        const [first, second] = [one(), one()];
        if (!first || !second || first.pieces.some((piece) => second.pieces.includes(piece))) continue;
        const next = exchanged(floor, now, first, second, effort);
        if (next !== now) now = polish(floor, replaceAll(floor, next, units, effort, 1), isFixed, effort, 1);
      }
      return draftOf(tidyUp(floor, now.plan, isFixed), draft);
    },
  };
}

/** Several drafts to finish: with the pieces in groups, one by one, and as luck would have it. */
function startsOf({ floor }: Frame, fixed: readonly Standing[], free: readonly LayoutPiece[], seed: number): Draft[] {
  const random = seeded(seed);
  const search = (order: readonly LayoutPiece[], settings: Partial<SearchSettings>) =>
    searchPlan(floor, fixed, order, { wide, luck, random, pack: 'if needed', groups: true, ...settings });
  const first = search(free, free.length > many ? { wide: 2 } : {});
  if (!isTooMuch(first) && free.length > many) return [first];
  if (!isTooMuch(first)) return [first, ...otherStarts.map((settings) => search(free, settings))];
  const flat = first.leftOut.filter(isRug);
  const solid = free.filter((piece) => !flat.includes(piece));
  const lucky = (kept: readonly Standing[], tries: number): Draft[] => {
    const rest = solid.filter((piece) => !kept.some((one) => one.piece === piece));
    const standing = placeByLuck(floor, kept, rest, { random, tries });
    return standing ? [{ standing, leftOut: flat, value: 0 }] : [];
  };
  // What belongs together stays together if the rest finds its place around it.
  const kept = together(first, fixed, groupsOf(free, floor));
  const around = Array.from({ length: luckyStarts }, () => lucky(kept, triesAround / luckyStarts)).flat();
  let best = first;
  const whole = around;
  for (let round = 0; round < otherOrders && whole.length < enoughStarts; round += 1) {
    const left = new Set(best.leftOut);
    const order =
      round === 0
        ? [...best.leftOut, ...free.filter((piece) => !left.has(piece))]
        : round === 1
          ? [...free].sort((one, other) => area(other) - area(one))
          : shuffled(free, random);
    const next = search(order, {
      ...{ wide: 3, luck: luck * (1 + round), groups: round < 2 },
      pack: round < 2 ? 'if needed' : 'always',
    });
    if (!isTooMuch(next)) whole.push(next);
    if (better(next, best)) best = next;
  }
  const tries = whole.length > 0 ? triesAround : luckyTries;
  for (let start = 0; start < luckyStarts && whole.length < enoughStarts; start += 1)
    whole.push(...lucky(fixed, tries / luckyStarts));
  return whole.length > 0 ? whole : [best];
}

const together = ({ standing }: Draft, fixed: readonly Standing[], groups: readonly Group[]): Standing[] =>
  standing.filter((one) => fixed.includes(one) || groups.some(({ pieces }) => pieces.includes(one.piece)));

/** A rug that doesn't fit is too large; no other order would help. */
const isTooMuch = ({ leftOut }: Draft) => leftOut.some((piece) => !isRug(piece));

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
    score: scoreOf(judged, standing, pieces),
    reasons: [
      ...leftOut.map((piece) => tooMuchWords(piece, frame)),
      ...violationsOf(frame.floor, standing).map(({ words }) => words),
      ...findingsOf(frame, standing, judged).map(reasonOf),
    ],
    leftOut: leftOut.map(({ id }) => id),
  };
}
