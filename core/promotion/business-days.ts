import { addDays, type Day } from './eastern-day.ts';

/** Sunday is 0. */
const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** 'The third Monday of January': month from 1, weekday from Sunday 0. */
const nthWeekday = (year: number, month: number, which: number, nth: number): Day => {
  const first = dayOf(year, month, 1);
  return addDays(first, ((which - weekday(first) + 7) % 7) + (nth - 1) * 7);
};

const dayOf = (year: number, month: number, date: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** A fixed date on a Saturday is observed the Friday before; on a Sunday, the Monday after. */
const observed = (day: Day): Day => {
  const on = weekday(day);
  if (on === 6) return addDays(day, -1);
  return on === 0 ? addDays(day, 1) : day;
};

/** The eleven federal holidays of a year, on the days they're observed. New Year's Day may fall in the year before. */
export function federalHolidays(year: number): readonly Day[] {
  const lastOfMay = dayOf(year, 5, 31);
  return [
    observed(dayOf(year, 1, 1)),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    addDays(lastOfMay, -((weekday(lastOfMay) + 6) % 7)),
    observed(dayOf(year, 6, 19)),
    observed(dayOf(year, 7, 4)),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    observed(dayOf(year, 11, 11)),
    nthWeekday(year, 11, 4, 4),
    observed(dayOf(year, 12, 25)),
  ];
}

const holidaysByYear = new Map<number, ReadonlySet<Day>>();

/** Reckoned once per year: a page asks about hundreds of days. */
export function isFederalHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  let holidays = holidaysByYear.get(year);
  if (!holidays) {
    holidays = new Set([...federalHolidays(year), ...federalHolidays(year + 1)]);
    holidaysByYear.set(year, holidays);
  }
  return holidays.has(day);
}

/** Monday to Friday, and no federal holiday: a day on which freight moves and is delivered. */
export function isBusinessDay(day: Day): boolean {
  const on = weekday(day);
  return on !== 0 && on !== 6 && !isFederalHoliday(day);
}

/** So many business days later. With none, the day itself or else the next business day. */
export function addBusinessDays(day: Day, days: number): Day {
  let on = day;
  let left = days;
  while (left > 0 || !isBusinessDay(on)) {
    on = addDays(on, 1);
    if (isBusinessDay(on)) left -= 1;
  }
  return on;
}
