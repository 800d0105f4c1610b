import { digitsOf } from './card-number.ts';

/** `4` becomes `04 / `, `13` becomes `01 / 3`, `1230` becomes `12 / 30`, a pasted `12/2030` too. */
export function formatExpiry(typed: string, before = ''): string {
  // Deleting the separator means deleting the digit before it.
  const erasing = before.startsWith(typed.trimEnd()) && before.endsWith(' / ') && typed.length < before.length;
  const long = /^\s*(\d{1,2})\s*[/-]\s*20(\d\d)\s*$/.exec(typed);
  if (long) return `${long[1]?.padStart(2, '0')} / ${long[2]}`;
  const separated = /^\s*(\d)\s*[/-]/.exec(typed);
  let digits = digitsOf(typed);
  if (separated || /^([2-9]|1[3-9])/.test(digits)) digits = `0${digits}`;
  if (erasing) digits = digits.slice(0, -1);
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 4)];
  return month.length < 2 ? month : `${month} / ${year}`;
}

export interface Expiry {
  month: number;
  year: number;
}

export type ExpiryVerdict =
  | { kind: 'incomplete' | 'no-such-month' | 'past-year' | 'past-month' }
  | { kind: 'fine'; expiry: Expiry };

export function judgeExpiry(typed: string, now: Date): ExpiryVerdict {
  const digits = digitsOf(typed);
  if (digits.length < 4) return { kind: 'incomplete' };
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2, 4))];
  if (month < 1 || month > 12) return { kind: 'no-such-month' };
  if (year < now.getFullYear()) return { kind: 'past-year' };
  if (year === now.getFullYear() && month < now.getMonth() + 1) return { kind: 'past-month' };
  return { kind: 'fine', expiry: { month, year } };
}
