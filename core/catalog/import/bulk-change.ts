import { type EditableItem, editableItemSchema } from '../item.ts';
import { itemWords as words } from '../item-words.ts';
import type { FieldProblem } from './import.ts';

/** As many pieces as a person can look over before changing them. */
export const mostInBulk = 500;

/** What changes on every piece; null leaves it as it is. */
export interface BulkChange {
  /** Whole percent, up or down. */
  readonly pricePercent: number | null;
  readonly stock: number | null;
  readonly leadTimeDays: number | null;
}

/** How far one change may move a price, in percent. */
export const bulkPercent = { least: -50, most: 100 } as const;

const bounds = {
  pricePercent: bulkPercent,
  stock: { least: 0, most: 1_000_000 },
  leadTimeDays: { least: 0, most: 365 },
} as const satisfies Readonly<Record<keyof BulkChange, { least: number; most: number }>>;

export type BulkTyped = Readonly<Record<keyof BulkChange, string>>;
export type BulkRead = { ok: true; change: BulkChange } | { ok: false; problems: readonly FieldProblem[] };

/** Reads the form: whole numbers within bounds, empty for what stays, and at least one of them. */
export function readBulkChange(typed: BulkTyped): BulkRead {
  const problems: FieldProblem[] = [];
  const read = (heading: keyof BulkChange): number | null => {
    const text = typed[heading].trim();
    if (text === '') return null;
    const { least, most } = bounds[heading];
    const value = /^[+-]?\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    problems.push({ heading, message: words.wholeBetween(least, most) });
    return null;
  };
  const change = { pricePercent: read('pricePercent'), stock: read('stock'), leadTimeDays: read('leadTimeDays') };
  if (problems.length > 0) return { ok: false, problems };
  const isEmpty = Object.values(change).every((value) => value === null);
  return isEmpty
    ? { ok: false, problems: [{ heading: 'pricePercent', message: words.nothingToChange }] }
    : { ok: true, change };
}

/** A price moves to the nearest whole dollar, and never to nothing. */
const priceAfter = (cents: number, percent: number): number =>
  percent === 0 ? cents : Math.max(100, Math.round((cents * (100 + percent)) / 10_000) * 100);

/** The piece with the change made. Null if the result couldn't be sold, such as at a price beyond what we take. */
export function withBulkChange<Item extends EditableItem>(item: Item, change: BulkChange): Item | null {
  const { pricePercent, stock, leadTimeDays } = change;
  const changed = {
    ...item,
    ...(pricePercent !== null && { priceCents: priceAfter(item.priceCents, pricePercent) }),
    ...(stock !== null && { stock }),
    ...(leadTimeDays !== null && { leadTimeDays }),
  };
  return editableItemSchema.safeParse(changed).success ? changed : null;
}
