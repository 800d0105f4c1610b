import { dayWords } from '../../promotion/index.ts';
import type { LineState } from './line-lifecycle.ts';

/** Something that hasn't happened to a piece yet, and the day we promise it by, if we do. */
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
  confirmed: 'The maker confirms it',
  shipped: 'It leaves the maker',
  delivered: 'It arrives at your home',
  returned: 'We pick it up',
  refunded: 'We refund it',
  'replacement placed': 'We order its replacement',
} as const satisfies Partial<Record<LineState, string>>;

/** What is still to come for a piece, in order. A ship-by day the maker hasn't named yet is left out. */
export const stepsAhead = ({ state, shipBy }: { state: LineState; shipBy: string | null }): StepAhead[] =>
  ahead[state].map((next) => ({
    state: next,
    words: aheadWords[next],
    when: next === 'shipped' && shipBy !== null ? `by ${dayWords(shipBy)}` : null,
  }));
