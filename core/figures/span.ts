import { type Day, endOfDay, startOfDay } from '../promotion/index.ts';

/** From the first day to the last, inclusive. */
export interface Days {
  from: Day;
  to: Day;
}

/** From a moment on, and until another that no longer counts. */
export interface Span {
  from: Date;
  until: Date;
}

/** The moments of these days in US Eastern time. */
export const spanOf = ({ from, to }: Days): Span => ({ from: startOfDay(from), until: endOfDay(to) });
