import { type Cents, cents } from './cents.ts';

const MINUS = '\u2212';

function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `$1,299` for whole dollars, `$1,299.50` otherwise. */
export function formatMoney(amount: Cents): string {
  const absolute = Math.abs(cents(amount));
  const rest = absolute % 100;
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${amount < 0 ? MINUS : ''}$${grouped((absolute - rest) / 100)}${fraction}`;
}

/** Always with two decimals, so columns of amounts line up. */
export function formatExactMoney(amount: Cents): string {
  const text = formatMoney(amount);
  return text.includes('.') ? text : `${text}.00`;
}

export type ParsedMoney = { ok: true; cents: Cents } | { ok: false; reason: 'not-an-amount' };

const AMOUNT = /^([-\u2212]?)\$?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/** Reads what people type and what `formatMoney` prints: an optional dollar sign, commas only where they belong. */
export function parseMoney(text: string): ParsedMoney {
  const [, sign, whole, fraction = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined) return { ok: false, reason: 'not-an-amount' };
  const absolute = Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(absolute)) return { ok: false, reason: 'not-an-amount' };
  return { ok: true, cents: cents(sign ? -absolute : absolute) };
}
