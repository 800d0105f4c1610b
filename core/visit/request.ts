import { isPhone } from '../account/index.ts';
import { onSiteServed, sanitiseZip } from '../places/index.ts';
import { addDays, type Day, easternDay, isDay } from '../promotion/index.ts';
import { visitTerms } from './terms.ts';

export interface VisitRequest {
  /** Empty in visits requested before we asked for it. */
  readonly street: string;
  readonly zip: string;
  /** For the visitor at the door. Empty like the street. */
  readonly phone: string;
  /** Most preferred first. */
  readonly preferredDays: readonly Day[];
  /** How to get in: the buzzer, the elevator, the dog. */
  readonly note: string;
}

export type VisitRefusal =
  /** An admin has turned visits off for now. */
  | 'visits-paused'
  | 'not-served'
  | 'no-street'
  | 'street-too-long'
  | 'no-phone'
  | 'no-days'
  | 'too-many-days'
  | 'not-a-day'
  | 'too-soon'
  | 'too-far-ahead'
  | 'note-too-long';

export type VisitRequestCheck = { ok: true; request: VisitRequest } | { ok: false; reason: VisitRefusal };

/** The days a customer can ask for, as of this moment. */
export function visitDays(now: Date): { readonly first: Day; readonly last: Day } {
  const today = easternDay(now);
  return { first: addDays(today, visitTerms.daysAhead), last: addDays(today, visitTerms.daysAtMost) };
}

function refusalOfDays(days: readonly Day[], now: Date): VisitRefusal | null {
  const { first, last } = visitDays(now);
  if (days.length === 0) return 'no-days';
  if (days.length > visitTerms.preferredDays) return 'too-many-days';
  if (!days.every(isDay)) return 'not-a-day';
  if (days.some((day) => day < first)) return 'too-soon';
  return days.some((day) => day > last) ? 'too-far-ahead' : null;
}

/** Checks a customer's request for a visit. */
export function checkVisitRequest(
  asked: Omit<VisitRequest, 'note'> & { readonly note?: string },
  now: Date,
): VisitRequestCheck {
  const zip = sanitiseZip(asked.zip);
  if (!onSiteServed(zip)) return { ok: false, reason: 'not-served' };
  const [street, phone] = [asked.street.trim(), asked.phone.trim()];
  if (street === '') return { ok: false, reason: 'no-street' };
  if (street.length > visitTerms.longestStreet) return { ok: false, reason: 'street-too-long' };
  if (!isPhone(phone)) return { ok: false, reason: 'no-phone' };
  const preferredDays = [...new Set(asked.preferredDays)];
  const reason = refusalOfDays(preferredDays, now);
  if (reason) return { ok: false, reason };
  const note = asked.note?.trim() ?? '';
  if (note.length > visitTerms.longestNote) return { ok: false, reason: 'note-too-long' };
  return { ok: true, request: { street, zip, phone, preferredDays, note } };
}
