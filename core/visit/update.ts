import { type Day, easternDay } from '../promotion/index.ts';
import { type VisitState, visitLifecycle } from './lifecycle.ts';
import { isVisitDay } from './month.ts';
import { visitTerms } from './terms.ts';

/** What staff, or a program with an API key, does to a visit. */
export type VisitUpdate =
  | { readonly act: 'schedule'; readonly representative: string; readonly date: Day }
  | { readonly act: 'complete' };

export type VisitUpdateRefusal = 'nothing-to-update' | 'representative-missing' | 'date-missing' | 'date-invalid';
export type VisitUpdateRead = { ok: true; update: VisitUpdate } | { ok: false; reason: VisitUpdateRefusal };

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A day as a form, a program or a person writes it: 2026-11-20, 2026-11-20T15:00:00Z, 11/20/2026. */
export function readVisitDate(text: string): Day | null {
  const trimmed = text.trim();
  if (isVisitDay(trimmed)) return trimmed;
  const [, month, date, year] = american.exec(trimmed) ?? [];
  if (month && date && year) {
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    return isVisitDay(day) ? day : null;
  }
  const at = moment.test(trimmed) ? new Date(trimmed) : null;
  const day = at && !Number.isNaN(at.getTime()) ? easternDay(at) : '';
  return isVisitDay(day) ? day : null;
}

const textIn = (input: object, key: string): string => {
  const value: unknown = Object.hasOwn(input, key) ? Reflect.get(input, key) : undefined;
  return typeof value === 'string' ? value.trim() : '';
};

/** Reads { representative, date } or { status: 'complete' }. Never throws. */
export function readVisitUpdate(input: unknown): VisitUpdateRead {
  if (typeof input !== 'object' || input === null) return { ok: false, reason: 'nothing-to-update' };
  if (textIn(input, 'status') === 'complete') return { ok: true, update: { act: 'complete' } };
  const [representative, written] = [textIn(input, 'representative'), textIn(input, 'date')];
  if (representative === '' && written === '') return { ok: false, reason: 'nothing-to-update' };
  if (representative === '' || representative.length > visitTerms.longestRepresentative)
    return { ok: false, reason: 'representative-missing' };
  if (written === '') return { ok: false, reason: 'date-missing' };
  const date = readVisitDate(written);
  return date === null
    ? { ok: false, reason: 'date-invalid' }
    : { ok: true, update: { act: 'schedule', representative, date } };
}

export interface Visit {
  readonly state: VisitState;
  readonly representative: string | null;
  readonly date: Day | null;
}

export type VisitChange =
  | { ok: true; visit: Visit }
  | { ok: false; reason: 'not-allowed' }
  /** Nothing is measured before its day. */
  | { ok: false; reason: 'before-the-day'; date: Day };

/** Whether a visit's day is here or past. One without a day has nothing to wait for. */
export const visitDayHasCome = ({ date }: Pick<Visit, 'date'>, today: Day): boolean => date === null || date <= today;

/** While a scheduled visit's day is here and it isn't complete, someone of the team may be measuring. */
export const isBeingMeasured = (visit: Pick<Visit, 'state' | 'date'>, today: Day): boolean =>
  visit.state === 'scheduled' && visitDayHasCome(visit, today);

/**
 * The visit after an update on `today`, our Eastern day. Repeating an update changes nothing. Staff may reschedule a
 * visit that's over.
 */
export function updateVisit(
  visit: Visit,
  update: VisitUpdate,
  { by, today }: { by: 'staff' | 'helper'; today: Day },
): VisitChange {
  if (update.act === 'complete' && visit.state === 'complete') return { ok: true, visit };
  const again = by === 'staff' && update.act === 'schedule' && visitLifecycle.next(visit.state, 'schedule again').ok;
  const step = visitLifecycle.next(visit.state, again ? 'schedule again' : update.act);
  if (!step.ok) return step;
  if (update.act === 'complete' && visit.date !== null && !visitDayHasCome(visit, today))
    return { ok: false, reason: 'before-the-day', date: visit.date };
  const { representative, date } = update.act === 'schedule' ? update : visit;
  return { ok: true, visit: { state: step.to, representative, date } };
}
