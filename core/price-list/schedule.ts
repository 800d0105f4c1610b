import { addYears, type Day, easternDay } from '../promotion/index.ts';
import { type DatedPriceList, isComing } from './price-list.ts';

/** A list further ahead is a typing error. */
const mostYearsAhead = 2;

export type ScheduleRefusal = 'too-soon' | 'too-far' | 'day-taken' | 'begun' | 'unknown';

/**
 * May a list be saved for this day, as a new one or in place of a coming one? Only days that haven't begun: a price that
 * was charged never changes afterwards.
 */
export function maySchedule(
  lists: readonly DatedPriceList[],
  { day, replaces }: { day: Day; replaces: Day | null },
  now: Date,
): { ok: true } | { ok: false; reason: ScheduleRefusal } {
  if (replaces !== null) {
    const may = mayWithdraw(lists, replaces, now);
    if (!may.ok) return may;
  }
  if (!isComing(day, now)) return { ok: false, reason: 'too-soon' };
  if (day > addYears(easternDay(now), mostYearsAhead)) return { ok: false, reason: 'too-far' };
  const isTaken = day !== replaces && lists.some(({ fromDay }) => fromDay === day);
  return isTaken ? { ok: false, reason: 'day-taken' } : { ok: true };
}

export function mayWithdraw(
  lists: readonly DatedPriceList[],
  day: Day,
  now: Date,
): { ok: true } | { ok: false; reason: 'begun' | 'unknown' } {
  if (!lists.some(({ fromDay }) => fromDay === day)) return { ok: false, reason: 'unknown' };
  return isComing(day, now) ? { ok: true } : { ok: false, reason: 'begun' };
}
