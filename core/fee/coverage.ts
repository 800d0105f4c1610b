import { type Fee, feeIsValid, lastDayOfFee, newestFee } from './fee.ts';
import { feeTerms } from './terms.ts';

export function roomsLeft(fee: Fee): number {
  return Math.max(0, feeTerms.rooms - fee.surveyIds.length);
}

/** Whether a survey can still take one of its rooms. */
export function feeCovers(fee: Fee, now: Date): boolean {
  return feeIsValid(fee, now) && roomsLeft(fee) > 0;
}

/**
 * The fee of a survey: the one it already took, permanently unless that was refunded; otherwise the one it would take,
 * which is the one that expires first.
 */
export function feeOfSurvey(fees: readonly Fee[], surveyId: string, now: Date): Fee | undefined {
  const taken = fees.find((fee) => fee.status !== 'refunded' && fee.surveyIds.includes(surveyId));
  if (taken) return taken;
  const lastDay = (fee: Fee) => (fee.paidAt ? lastDayOfFee(fee.paidAt) : '');
  return fees
    .filter((fee) => feeCovers(fee, now))
    .sort((a, b) => lastDay(a).localeCompare(lastDay(b)) || a.openedAt.getTime() - b.openedAt.getTime())[0];
}

export type RoomRefusal = 'not-paid' | 'refunded' | 'expired' | 'no-rooms-left';
export type RoomTaken = { ok: true; fee: Fee } | { ok: false; reason: RoomRefusal };

/** A submitted survey takes a room. A survey that already has one keeps it, so repeating this is safe. */
export function takeRoom(fee: Fee, surveyId: string, now: Date): RoomTaken {
  if (fee.status === 'open') return { ok: false, reason: 'not-paid' };
  if (fee.status === 'refunded') return { ok: false, reason: 'refunded' };
  if (fee.surveyIds.includes(surveyId)) return { ok: true, fee };
  if (!feeIsValid(fee, now)) return { ok: false, reason: 'expired' };
  if (roomsLeft(fee) === 0) return { ok: false, reason: 'no-rooms-left' };
  return { ok: true, fee: { ...fee, surveyIds: [...fee.surveyIds, surveyId] } };
}

/**
 * When a fee settles, it covers the submitted surveys that waited for it: the one it was opened for, then the others in
 * the order they were submitted.
 */
export function surveysCoveredOnSettling(
  openedFor: string,
  waiting: readonly { readonly id: string; readonly submittedAt: Date }[],
): string[] {
  const first = (id: string) => (id === openedFor ? 0 : 1);
  return waiting
    .toSorted((a, b) => first(a.id) - first(b.id) || a.submittedAt.getTime() - b.submittedAt.getTime())
    .slice(0, feeTerms.rooms)
    .map(({ id }) => id);
}

export type PaymentStep =
  | { readonly show: 'thanks'; readonly fee: Fee }
  | { readonly show: 'open-order'; readonly fee: Fee }
  | { readonly show: 'new-order' };

/** What the payment step shows for a survey: the card form is hidden only while a fee covers it. */
export function paymentStep(fees: readonly Fee[], surveyId: string, now: Date): PaymentStep {
  const fee = feeOfSurvey(fees, surveyId, now);
  if (fee) return { show: 'thanks', fee };
  const open = newestFee(fees.filter(({ status }) => status === 'open'));
  return open ? { show: 'open-order', fee: open } : { show: 'new-order' };
}
