import { readyToShipDays } from '../insta-order.ts';
import type { Ask } from './ask.ts';
import { BestFew } from './best-few.ts';
import { Listing, noRow } from './listing.ts';
import { isCandidate, keepsWish, looksAsAsked, passesDoor } from './rules.ts';
import { mostRest, pieceScore, restScore, themeScore, wishScore } from './score/objective.ts';
import { mostBend } from './score/terms.ts';
import type { CompiledTheme } from './theme.ts';

/** A slot's candidates worth combining with those of the other slots. */
export interface Shortlist {
  readonly ask: Ask;
  readonly rows: Int32Array;
  readonly scores: Int32Array;
  readonly length: number;
  /** The best on their own, even if they're alike: what a specialist would want to browse. */
  readonly best: readonly { readonly row: number; readonly score: number }[];
  /** The specialist's choice, and so the only one. */
  readonly locked: boolean;
}

/** A slot's candidates for one board, and those of them that are ready to ship. */
export interface SlotLists {
  readonly free: Shortlist;
  readonly ready: Shortlist;
}

export const shortlistLength = 48;
const bestShown = 16;

interface Scan {
  readonly theme: CompiledTheme;
  readonly free: Listing;
  readonly ready: Listing;
  readonly best: BestFew;
}

/**
 * Scans a slot's candidates once, for boards of several themes. What's in the tier comes first, so that most of the
 * rest is settled by a glance. What's cheaper counts only where the tier hasn't one for each board that's all that was
 * asked for. The tier bends only for pieces in style, where there aren't enough of them within it for each board;
 * prices beyond the bend are only looked at when there's nothing else.
 */
export function scanSlot(ask: Ask, themes: readonly CompiledTheme[]): SlotScan {
  const scans = themes.map((theme) => ({
    theme,
    free: new Listing(shortlistLength),
    ready: new Listing(shortlistLength),
    best: new BestFew(bestShown),
  }));
  const { price } = ask.columns;
  const from = firstAtLeast(price, ask.tierFrom);
  const to = firstAtLeast(price, ask.tierTo + 1);
  const bend = firstAtLeast(price, Math.floor(ask.tierTo * (1 + mostBend)) + 1);
  for (let row = from; row < to; row += 1) look(ask, scans, row);
  if (from > 0 && !hasSome(ask, from, to, scans.length, looksAsAsked)) {
    for (let row = from - 1; row >= 0; row -= 1) look(ask, scans, row);
  }
  if (bend > to && ask.hasStyles && !hasSome(ask, 0, to, scans.length, keepsWish.style)) {
    for (let row = to; row < bend; row += 1) if (keepsWish.style(ask, row)) look(ask, scans, row);
  }
  if (scans.some(({ best }) => best.length < scans.length)) {
    for (let row = to; row < price.length; row += 1) {
      if (row >= bend || !keepsWish.style(ask, row)) look(ask, scans, row);
    }
  }
  return { ask, scans };
}

/** Whether so many candidates among these rows keep what they should. */
function hasSome(ask: Ask, from: number, to: number, wanted: number, keeps: (ask: Ask, row: number) => boolean) {
  let found = 0;
  for (let row = from; row < to && found < wanted; row += 1) {
    if (isCandidate(ask, row) && keeps(ask, row) && passesDoor(ask, row)) found += 1;
  }
  return found >= wanted;
}

export interface SlotScan {
  readonly ask: Ask;
  readonly scans: readonly Scan[];
}

function look(ask: Ask, scans: readonly Scan[], row: number): void {
  if (!isCandidate(ask, row)) return;
  const { columns } = ask;
  const ready = (columns.leadTime[row] ?? 0) <= readyToShipDays;
  const wishes = wishScore(ask, row);
  if (!scans.some((scan) => wishes + mostRest > leastOf(scan, ready))) return;
  const score = wishes + restScore(ask, row);
  for (const scan of scans) {
    const whole = score + themeScore(scan.theme, columns, row);
    if (whole <= leastOf(scan, ready)) continue;
    if (!passesDoor(ask, row)) return;
    scan.best.offer(whole, row);
    scan.free.offer(whole, row, columns.look[row] ?? 0, columns.vendor[row] ?? 0);
    if (ready) scan.ready.offer(whole, row, columns.look[row] ?? 0, columns.vendor[row] ?? 0);
  }
}

const leastOf = ({ free, ready }: Scan, isReady: boolean) =>
  isReady ? Math.min(free.threshold, ready.threshold) : free.threshold;

/** The lists of one board. A row to avoid, which the other board already has, gives way to the next of its look. */
export function listsOf({ ask, scans }: SlotScan, board: number, avoid: number | null = null): SlotLists {
  const scan = scans[board];
  if (!scan) throw new Error('a board without a scan');
  const best = scan.best
    .list()
    .filter(({ thing }) => thing !== avoid)
    .map(({ thing, score }) => ({ row: thing, score }));
  return { free: listOf(ask, scan.free, best, avoid), ready: listOf(ask, scan.ready, best, avoid) };
}

function listOf(ask: Ask, listing: Listing, best: Shortlist['best'], avoid: number | null): Shortlist {
  const { length } = listing;
  const place = avoid === null ? -1 : listing.rows.subarray(0, length).indexOf(avoid);
  const whole = { ask, best, locked: false };
  if (place < 0) return { ...whole, rows: listing.rows, scores: listing.scores, length };
  const kept = Array.from({ length }, (_, at) => ({ row: listing.rows[at] ?? 0, score: listing.scores[at] ?? 0 }));
  const reserve = { row: listing.reserveRows[place] ?? noRow, score: listing.reserveScores[place] ?? 0 };
  const left = kept.toSpliced(place, 1, ...(reserve.row === noRow ? [] : [reserve]));
  const sorted = left.sort((one, other) => other.score - one.score || one.row - other.row);
  return {
    ...whole,
    rows: Int32Array.from(sorted, ({ row }) => row),
    scores: Int32Array.from(sorted, ({ score }) => score),
    length: sorted.length,
  };
}

/** The first row that costs at least this much. */
function firstAtLeast(sorted: Int32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A list with one more row at the end: the other board's piece, where sharing it is still allowed. */
export function withRow(list: Shortlist, theme: CompiledTheme, row: number): Shortlist {
  const rows = Int32Array.of(...list.rows.subarray(0, list.length), row);
  const scores = Int32Array.of(...list.scores.subarray(0, list.length), pieceScore(list.ask, theme, row));
  return { ...list, rows, scores, length: list.length + 1 };
}

/** A list with only the piece the specialist locked. */
export function lockedList(free: Shortlist, theme: CompiledTheme, row: number): Shortlist {
  const scores = Int32Array.of(pieceScore(free.ask, theme, row));
  return { ask: free.ask, rows: Int32Array.of(row), scores, length: 1, best: free.best, locked: true };
}
