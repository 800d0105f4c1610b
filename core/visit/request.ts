import { onSiteServed, sanitiseZip } from '../places/index.ts';
import { addDays, type Day, easternDay, isDay } from '../promotion/index.ts';
import { visitTerms } from './terms.ts';

export interface VisitRequest {
  readonly zip: string;
  /** Most preferred first. */
  readonly preferredDays: readonly Day[];
  readonly note: string;
}

export type VisitRefusal =
  /** An admin has turned visits off for now. */
  | 'visits-paused'
  | 'not-served'
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
  asked: { readonly zip: string; readonly preferredDays: readonly Day[]; readonly note?: string },
  now: Date,
): VisitRequestCheck {
  const zip = sanitiseZip(asked.zip);
  if (!onSiteServed(zip)) return { ok: false, reason: 'not-served' };
  const preferredDays = [...new Set(asked.preferredDays)];
  const reason = refusalOfDays(preferredDays, now);
  if (reason) return { ok: false, reason };
  const note = asked.note?.trim() ?? '';
  if (note.length > visitTerms.longestNote) return { ok: false, reason: 'note-too-long' };
  return { ok: true, request: { zip, preferredDays, note } };
}
