import type { Day } from './eastern-day.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 'November 15, 2024', the way every page writes a date. */
export function dayWords(day: Day): string {
  const { year, month, date } = read(day);
  return `${month} ${date}, ${year}`;
}

/** 'Dec 31, 2023', for tight spaces. */
export function shortDayWords(day: Day): string {
  const { year, month, date } = read(day);
  return `${month.slice(0, 3)} ${date}, ${year}`;
}

/** 'December 3–9, 2026', 'November 28 – December 4, 2026', or both dates in full across years. */
export function daysWords(from: Day, to: Day): string {
  const [one, other] = [read(from), read(to)];
  if (from === to) return dayWords(from);
  if (one.year !== other.year) return `${dayWords(from)} – ${onOneLine(dayWords(to))}`;
  if (one.month !== other.month) return `${one.month} ${one.date} – ${onOneLine(dayWords(to))}`;
  return `${one.month} ${one.date}–${other.date}, ${one.year}`;
}

/** A line ends before the month or after the day, never between them. */
const onOneLine = (day: string): string => day.replace(' ', '\u00a0');

/** 'Dec 3–9' or 'Nov 28 – Dec 4', for tight spaces. */
export function shortDaysWords(from: Day, to: Day): string {
  const [one, other] = [read(from), read(to)];
  const start = `${one.month.slice(0, 3)} ${one.date}`;
  if (from === to) return start;
  if (one.month === other.month && one.year === other.year) return `${start}–${other.date}`;
  return `${start} – ${other.month.slice(0, 3)} ${other.date}`;
}

/** 'December 31st 2023', the way the offer says it. */
export function offerDayWords(day: Day): string {
  const { year, month, date } = read(day);
  return `${month} ${date}${ordinal(date)} ${year}`;
}

function read(day: Day) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const name = MONTHS[month - 1];
  if (name === undefined) throw new Error(`not a day: '${day}'`);
  return { year, month: name, date };
}

function ordinal(date: number): string {
  if (date >= 11 && date <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][date % 10] ?? 'th';
}
