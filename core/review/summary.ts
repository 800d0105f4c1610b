import { type Stars, starCounts } from './review.ts';

/** With fewer, one person's opinion would look like everyone's. */
export const fewestForAverage = 5;

export type Spread = Readonly<Record<Stars, number>>;

export interface ReviewSummary {
  readonly count: number;
  /** Null with too few reviews to mean anything. To one decimal place. */
  readonly average: number | null;
  /** How many reviews gave each number of stars. */
  readonly spread: Spread;
}

export function summaryOf(spread: Spread): ReviewSummary {
  const count = starCounts.reduce((sum, stars) => sum + spread[stars], 0);
  const total = starCounts.reduce((sum, stars) => sum + stars * spread[stars], 0);
  return { count, spread, average: count < fewestForAverage ? null : Math.round((total / count) * 10) / 10 };
}

export const noStars: Spread = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

/** A page of reviews that exists: the last one, if there are fewer. */
export function reviewPage(asked: number, count: number, perPage: number): number {
  const last = Math.max(1, Math.ceil(count / perPage));
  return Number.isInteger(asked) && asked >= 1 ? Math.min(asked, last) : 1;
}
