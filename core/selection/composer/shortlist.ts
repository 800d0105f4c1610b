import type { Ask } from './ask.ts';
import { BestFew } from './best-few.ts';
import { pieceScore } from './objective.ts';
import { keeps, passesDoor, relaxations } from './rules.ts';
import type { CompiledTheme } from './theme.ts';

/** The best candidates of a slot by themselves, before they are seen together. */
export interface Shortlist {
  readonly ask: Ask;
  readonly rows: Int32Array;
  readonly scores: Int32Array;
  readonly length: number;
  /** The one choice of the specialist's. */
  readonly locked: boolean;
}

export const shortlistLength = 48;

/**
 * Gives up as little as it must: nothing, then color, then material, then the tier, and stops as soon as there is a
 * candidate. A row to avoid does not count as one: it is what the other board already has.
 */
export function shortlist(ask: Ask, theme: CompiledTheme, avoid: number | null = null): Shortlist {
  const best = new BestFew(shortlistLength);
  for (let relaxed = 0; relaxed <= relaxations.length && best.length === 0; relaxed += 1) {
    const [from, to] = relaxed < relaxations.length ? priceRange(ask) : [0, ask.columns.items.length];
    for (let row = from; row < to; row += 1) {
      if (row === avoid || !keeps(ask, row, relaxed)) continue;
      const score = pieceScore(ask, theme, row);
      if (best.wants(score) && passesDoor(ask, row)) best.offer(score, row);
    }
  }
  return { ask, rows: best.things, scores: best.scores, length: best.length, locked: false };
}

/** The rows whose price can be in the tier of any type. */
function priceRange({ columns, tierFrom, tierTo }: Ask): [number, number] {
  const from = tierFrom.reduce((least, cents) => Math.min(least, cents));
  const to = tierTo.reduce((most, cents) => Math.max(most, cents));
  return [firstAtLeast(columns.price, from), firstAtLeast(columns.price, to + 1)];
}

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

/** A list that has one row more, at its end: what the other board has, where sharing it is still allowed. */
export function withRow(list: Shortlist, theme: CompiledTheme, row: number): Shortlist {
  const rows = Int32Array.of(...list.rows.subarray(0, list.length), row);
  const scores = Int32Array.of(...list.scores.subarray(0, list.length), pieceScore(list.ask, theme, row));
  return { ...list, rows, scores, length: list.length + 1 };
}

/** A list of the one piece that the specialist has locked. */
export function lockedList(ask: Ask, theme: CompiledTheme, row: number): Shortlist {
  const scores = Int32Array.of(pieceScore(ask, theme, row));
  return { ask, rows: Int32Array.of(row), scores, length: 1, locked: true };
}
