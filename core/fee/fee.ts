import type { Cents } from '../money/index.ts';
import { addYears, easternDay, endOfDay, startOfDay } from '../promotion/index.ts';
import type { FeeStatus } from './lifecycle.ts';
import { feeTerms } from './terms.ts';

export interface Fee {
  readonly id: string;
  readonly status: FeeStatus;
  readonly openedAt: Date;
  /** When it settled; null while it is open. */
  readonly paidAt: Date | null;
  /** What was really paid, after a coupon. */
  readonly paidCents: Cents;
  readonly refundedCents: Cents;
  /** The surveys that took one of its rooms each. */
  readonly surveyIds: readonly string[];
  /** The furniture order its credit went to. */
  readonly creditOrderId: string | null;
}

/** The first moment at which a fee is no longer valid: after the same day of the next year has ended. */
export function feeValidUntil(paidAt: Date): Date {
  return endOfDay(lastDayOfFee(paidAt));
}

export function lastDayOfFee(paidAt: Date): string {
  return addYears(easternDay(paidAt), feeTerms.validYears);
}

/** Paid, not refunded, and within its year, whether or not anyone has marked it expired yet. */
export function feeIsValid(fee: Fee, now: Date): boolean {
  return fee.status === 'complete' && fee.paidAt !== null && now < feeValidUntil(fee.paidAt);
}

export function feeIsDueToExpire(fee: Fee, now: Date): boolean {
  return fee.status === 'complete' && !feeIsValid(fee, now);
}

/** Only a fee paid before this moment can be over: where to look for them. */
export function paidBeforeToExpire(now: Date): Date {
  return startOfDay(addYears(easternDay(now), -feeTerms.validYears));
}

/** The one the profile points at. */
export function newestFee(fees: readonly Fee[]): Fee | undefined {
  return fees.reduce<Fee | undefined>(
    (newest, fee) => (newest === undefined || fee.openedAt > newest.openedAt ? fee : newest),
    undefined,
  );
}

/** What the API says about the newest fee. */
export function selectionFeeOrderStatus(fees: readonly Fee[], now: Date): 'open' | 'complete' | null {
  const fee = newestFee(fees);
  if (fee?.status === 'open') return 'open';
  return fee && feeIsValid(fee, now) ? 'complete' : null;
}
