import { readChoice } from '#app/parts/studio-list/read-page.ts';
import { addDays, easternDay } from '#core/promotion/index.ts';
import { addMonths, monthOf } from '#core/visit/index.ts';
import { periods } from './words.ts';

/** The period from the URL; by default this month and the eleven before it. */
export function readPeriod(search: URLSearchParams, now: Date): { from: string; to: string } {
  const days = readChoice(search, 'period', periods);
  const to = easternDay(now);
  return { from: days ? addDays(to, 1 - Number(days)) : `${addMonths(monthOf(to), -11)}-01`, to };
}
