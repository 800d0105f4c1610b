/**
 * Promotions, coupons, the fee's year and an order's days are all promised in US Eastern days. So a day is a plain
 * 'YYYY-MM-DD', and only this file knows how to convert between moments and days.
 */
export type Day = string;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const options = { timeZone: 'America/New_York', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
let inNewYork: Intl.DateTimeFormat | undefined;

export function easternDay(at: Date): Day {
  // Created on first use: loading the time zone tables takes a phone many milliseconds.
  inNewYork ??= new Intl.DateTimeFormat('en-US', options);
  const parts = new Map(inNewYork.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The first moment of a day in New York: 04:00 or 05:00 UTC, depending on daylight saving time. */
export function startOfDay(day: Day): Date {
  const utc = utcMidnight(day);
  const summer = new Date(utc + 4 * HOUR);
  return easternDay(summer) === day ? summer : new Date(utc + 5 * HOUR);
}

/** The first moment after a day in New York. */
export const endOfDay = (day: Day): Date => startOfDay(addDays(day, 1));

export function addDays(day: Day, days: number): Day {
  const date = new Date(utcMidnight(day));
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day in a later year; February 29th becomes March 1st, in the customer's favor. */
export function addYears(day: Day, years: number): Day {
  const date = new Date(utcMidnight(day));
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / (24 * HOUR));
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function utcMidnight(day: Day): number {
  if (!isDay(day)) throw new Error(`not a day: '${day}'`);
  return Date.parse(`${day}T00:00:00Z`);
}
