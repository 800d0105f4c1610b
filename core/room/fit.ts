import { playInWords } from './length-words.ts';

export const fitVerdicts = ['passes', 'tight', 'door-off', 'does-not-pass', 'unknown'] as const;
export type FitVerdict = (typeof fitVerdicts)[number];

export interface Fit<Again extends string = string> {
  readonly verdict: FitVerdict;
  /** A sentence that includes the deciding number. */
  readonly reason: string;
  /** Inches to spare at the tightest point; negative when it's too big; null when unknown. */
  readonly margin: number | null;
  /** The measurement the verdict depends on, worth taking again. */
  readonly measureAgain: Again | null;
}

/** Comfortable from here on; with less, people scrape their knuckles. */
export const comfortablePlay = 2;

/** The least you gain by taking the door off its hinges. */
export const takenOffGain = 2;

/** How far off a tape measure in ordinary hands may be, either way. */
export const tapeUncertainty = 0.5;

const rounding = 1e-9;

export function verdictOf(margin: number): Exclude<FitVerdict, 'unknown'> {
  if (margin >= comfortablePlay - rounding) return 'passes';
  if (margin >= 0) return 'tight';
  return margin >= -takenOffGain - rounding ? 'door-off' : 'does-not-pass';
}

/** A margin that differs from zero only by rounding is zero. */
export const withoutRounding = (margin: number, scale: number) => (Math.abs(margin) <= scale * rounding ? 0 : margin);

export const isLength = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

export const unknownFit = (why: string): Fit<never> => ({
  verdict: 'unknown',
  reason: `We can’t tell yet: ${why}`,
  margin: null,
  measureAgain: null,
});

/** Less than the quarter inch we count in: nothing anyone should rely on. */
export const leavesNothing = (margin: number) => margin >= 0 && margin < 0.25 - rounding;

export const spare = (margin: number) => `${playInWords(margin)} to spare`;

export const onceMore = (sentence: string, what: string | null) =>
  what === null ? sentence : `${sentence}. Measure ${what} again: half an inch can decide.`;
