import { type Day, easternDay } from '../../promotion/index.ts';

const hour = 3_600_000;

/** We confirm with the maker within a day; a paid piece that's still unconfirmed after that needs attention. */
export const confirmWithinHours = 24;

/** Anything placed before this moment should be confirmed by now. */
export const unconfirmedSince = (now: Date): Date => new Date(now.getTime() - confirmWithinHours * hour);

/** The day by which a piece placed then is confirmed; null once that day is over. */
export function confirmedBy(placedAt: Date, now: Date): Day | null {
  const day = easternDay(new Date(placedAt.getTime() + confirmWithinHours * hour));
  return day < easternDay(now) ? null : day;
}
