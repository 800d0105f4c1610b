import { playInWords } from './length-words.ts';

export const fitVerdicts = ['passes', 'tight', 'legs-or-door-off', 'does-not-pass', 'unknown'] as const;
export type FitVerdict = (typeof fitVerdicts)[number];

export interface Fit<Again extends string = string> {
  readonly verdict: FitVerdict;
  /** In words, with the number that decided it. */
  readonly reason: string;
  /** Inches to spare where it decides; negative: inches too much; null: unknown. */
  readonly margin: number | null;
  /** The measurement on which the verdict hangs, and which is worth taking again. */
  readonly measureAgain: Again | null;
}

/** Comfortable from here; below, people scrape their knuckles. */
export const comfortablePlay = 2;

/** What unscrewing the legs or lifting the door off its hinges gains at the least. */
export const takenOffGain = 2;

/** How far a tape in an ordinary hand may be off, either way. */
export const tapeUncertainty = 0.5;

const rounding = 1e-9;

export function verdictOf(margin: number): Exclude<FitVerdict, 'unknown'> {
  if (margin >= comfortablePlay - rounding) return 'passes';
  if (margin >= 0) return 'tight';
  return margin >= -takenOffGain - rounding ? 'legs-or-door-off' : 'does-not-pass';
}

/** A margin that only rounding made differ from zero is zero. */
export const withoutRounding = (margin: number, scale: number) => (Math.abs(margin) <= scale * rounding ? 0 : margin);

export const isLength = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

export const unknownFit = (why: string): Fit<never> => ({
  verdict: 'unknown',
  reason: `We cannot tell yet: ${why}`,
  margin: null,
  measureAgain: null,
});

export const spare = (margin: number) => `${playInWords(margin)} to spare`;

export const onceMore = (sentence: string, what: string | null) =>
  what === null ? sentence : `${sentence}. Measure ${what} again: half an inch decides.`;
