import { type Day, daysWords, dayWords } from '../../promotion/index.ts';
import type { DayWindow } from './arrival.ts';
import type { LineState } from './line-lifecycle.ts';

/** Something that hasn't happened to a piece yet, and when we expect it, if we know. */
export interface StepAhead {
  readonly state: LineState;
  readonly words: string;
  readonly when: string | null;
}

const onTheWay = ['confirmed', 'shipped', 'delivered'] as const satisfies LineState[];

const ahead: Readonly<Record<LineState, readonly (keyof typeof aheadWords)[]>> = {
  placed: onTheWay,
  confirmed: onTheWay.slice(1),
  shipped: onTheWay.slice(2),
  'return requested': ['returned', 'refunded'],
  returned: ['refunded'],
  'exchange requested': ['replacement placed'],
  delivered: [],
  cancelled: [],
  refunded: [],
  'replacement placed': [],
};

const aheadWords = {
  confirmed: 'Confirmed by the maker',
  shipped: 'Ships',
  delivered: 'Arrives at your home',
  returned: 'It’s back with us',
  refunded: 'We refund it',
  'replacement placed': 'We order its replacement',
} as const satisfies Partial<Record<LineState, string>>;

/** When the steps are due. Null where we don't know: a maker who is late and hasn't named a day. */
export interface StepDays {
  readonly confirmBy: Day | null;
  readonly shipBy: Day | null;
  readonly arrives: DayWindow | null;
}

/** What is still to come for a piece, in order. */
export const stepsAhead = (state: LineState, days: StepDays): StepAhead[] =>
  ahead[state].map((next) => ({ state: next, words: aheadWords[next], when: whenOf(next, days) }));

function whenOf(step: LineState, { confirmBy, shipBy, arrives }: StepDays): string | null {
  if (step === 'confirmed') return confirmBy && `by ${dayWords(confirmBy)}`;
  if (step === 'shipped') return shipBy && `by ${dayWords(shipBy)}`;
  return step === 'delivered' && arrives ? daysWords(arrives.from, arrives.to) : null;
}
