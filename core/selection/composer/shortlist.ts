import type { Ask } from './ask.ts';
import { BestFew } from './best-few.ts';
import type { Columns } from './columns.ts';
import { pieceScore } from './objective.ts';
import { keeps, passesDoor, relaxations } from './rules.ts';
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

export const shortlistLength = 48;
const bestShown = 16;

/**
 * Relaxes as little as possible: nothing, then color, then material, then the tier, and stops once there's a candidate.
 * A row to avoid, which the other board already has, doesn't count as one.
 */
export function shortlist(ask: Ask, theme: CompiledTheme, avoid: number | null = null): Shortlist {
  const few = new BestFew(shortlistLength);
  const best = new BestFew(bestShown);
  for (let relaxed = 0; relaxed <= relaxations.length && few.length === 0; relaxed += 1) {
    const to = relaxed < relaxations.length ? withinBudget(ask) : ask.columns.items.length;
    for (let row = 0; row < to; row += 1) {
      if (row === avoid || !keeps(ask, row, relaxed)) continue;
      const score = pieceScore(ask, theme, row);
      if (!few.wants(score) || !passesDoor(ask, row)) continue;
      best.offer(score, row);
      const like = placeAlike(few, ask.columns, row);
      if (like < 0) few.offer(score, row);
      else if (score > (few.scores[like] ?? 0)) few.replace(like, score, row);
    }
  }
  return {
    ask,
    rows: few.things,
    scores: few.scores,
    length: few.length,
    best: best.list().map(({ thing, score }) => ({ row: thing, score })),
    locked: false,
  };
}

/**
 * Combined with other pieces, two items of the same style, color, tone and vendor score the same. Only the better one
 * can be on the best board, so the list keeps its space for something else.
 */
function placeAlike({ things, length }: BestFew, columns: Columns, row: number): number {
  const { styles, color, woodTone, vendor } = columns;
  for (let place = 0; place < length; place += 1) {
    const other = things[place] ?? 0;
    if (
      vendor[other] === vendor[row] &&
      styles[other] === styles[row] &&
      color[other] === color[row] &&
      woodTone[other] === woodTone[row]
    ) {
      return place;
    }
  }
  return -1;
}

/** How many rows, cheapest first, are within the budget. */
const withinBudget = ({ columns, tierTo }: Ask): number => firstAtLeast(columns.price, tierTo + 1);

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
export function lockedList(ask: Ask, theme: CompiledTheme, row: number): Shortlist {
  const free = shortlist(ask, theme);
  const scores = Int32Array.of(pieceScore(ask, theme, row));
  return { ask, rows: Int32Array.of(row), scores, length: 1, best: free.best, locked: true };
}
