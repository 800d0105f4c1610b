import { type Day, isDay } from '../promotion/index.ts';

/** A month as written in a URL: 2026-11. */
export type Month = string;

const DAY = 86_400_000;
const at = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** A month of this century: others are a slip of the keyboard, and the database has no year 0. */
export const isMonth = (text: string): boolean => /^20\d\d-/.test(text) && isDay(`${text}-01`);

/** A day that a visit can have. */
export const isVisitDay = (text: string): boolean => isDay(text) && isMonth(monthOf(text));

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** A month's weeks as on a wall calendar: Sunday to Saturday, seven days each. */
export function weeksOf(month: Month): Day[][] {
  const first = at(`${month}-01`);
  const end = at(`${addMonths(month, 1)}-01`);
  const weeks: Day[][] = [];
  for (let sunday = first - new Date(first).getUTCDay() * DAY; sunday < end; sunday += 7 * DAY) {
    weeks.push(Array.from({ length: 7 }, (_, weekday) => dayOf(sunday + weekday * DAY)));
  }
  return weeks;
}

/** 'November 2026'. */
export const monthWords = (month: Month): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at(`${month}-01`));
