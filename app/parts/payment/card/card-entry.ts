import { judgeExpiry } from './card-expiry.ts';
import { codeLengthOf, digitsOf, judgeNumber } from './card-number.ts';
import { cardTexts } from './card-texts.ts';

export interface CardEntry {
  number: string;
  expiry: string;
  code: string;
  zip: string;
}

export type CardField = keyof CardEntry;

/** In the order they appear in the form. */
export const cardFields: readonly CardField[] = ['number', 'expiry', 'code', 'zip'];

export const emptyEntry: CardEntry = { number: '', expiry: '', code: '', zip: '' };

/** The error for one field, or null. */
export function entryProblem(field: CardField, entry: CardEntry, now: Date): string | null {
  if (field === 'number') {
    const verdict = judgeNumber(entry.number);
    if (verdict === 'fine') return null;
    return verdict === 'incomplete' ? cardTexts.numberIncomplete : cardTexts.numberInvalid;
  }
  if (field === 'expiry') {
    const { kind } = judgeExpiry(entry.expiry, now);
    if (kind === 'fine') return null;
    if (kind === 'incomplete') return cardTexts.expiryIncomplete;
    if (kind === 'no-such-month') return cardTexts.expiryInvalid;
    return kind === 'past-year' ? cardTexts.expiryYearPast : cardTexts.expiryPast;
  }
  if (field === 'code') {
    return digitsOf(entry.code).length === codeLengthOf(entry.number) ? null : cardTexts.codeIncomplete;
  }
  return digitsOf(entry.zip).length === 5 ? null : cardTexts.zipIncomplete;
}

export interface ReadCard {
  number: string;
  month: number;
  year: number;
  code: string;
  zip: string;
}

/** The card, or null while any field is invalid. */
export function readEntry(entry: CardEntry, now: Date): ReadCard | null {
  const verdict = judgeExpiry(entry.expiry, now);
  if (verdict.kind !== 'fine' || cardFields.some((field) => entryProblem(field, entry, now))) return null;
  return { number: digitsOf(entry.number), ...verdict.expiry, code: digitsOf(entry.code), zip: digitsOf(entry.zip) };
}
