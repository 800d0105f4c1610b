import type { Cents } from '../money/index.ts';
import { addYears, easternDay, endOfDay, startOfDay } from '../promotion/index.ts';
import type { FeeStatus } from './lifecycle.ts';
import { feeTerms } from './terms.ts';

export interface Fee {
  readonly id: string;
  readonly status: FeeStatus;
  readonly openedAt: Date;
  /** When it settled; null while it's open. */
  readonly paidAt: Date | null;
  /** What it cost when it was opened. A later price list doesn't change it. */
  readonly priceCents: Cents;
  /** What was actually paid, after a coupon. */
  readonly paidCents: Cents;
  readonly refundedCents: Cents;
  /** The surveys that each took one of its rooms. */
  readonly surveyIds: readonly string[];
  /** The furniture order that used its credit. */
  readonly creditOrderId: string | null;
}

/** The moment a fee stops being valid: when the same day of the next year ends. */
export function feeValidUntil(paidAt: Date): Date {
  return endOfDay(lastDayOfFee(paidAt));
}

export function lastDayOfFee(paidAt: Date): string {
  return addYears(easternDay(paidAt), feeTerms.validYears);
}

/** Paid, not refunded and within its year, whether or not it has been marked expired yet. */
export function feeIsValid(fee: Fee, now: Date): boolean {
  return fee.status === 'complete' && fee.paidAt !== null && now < feeValidUntil(fee.paidAt);
}

export function feeIsDueToExpire(fee: Fee, now: Date): boolean {
  return fee.status === 'complete' && !feeIsValid(fee, now);
}

/** Only fees paid before this moment can have expired, so a query needs to look no further. */
export function paidBeforeToExpire(now: Date): Date {
  return startOfDay(addYears(easternDay(now), -feeTerms.validYears));
}

/** The fee the profile points to. */
export function newestFee(fees: readonly Fee[]): Fee | undefined {
  return fees.reduce<Fee | undefined>(
    (newest, fee) => (newest === undefined || fee.openedAt > newest.openedAt ? fee : newest),
    undefined,
  );
}

/** What the API reports about the newest fee. */
export function selectionFeeOrderStatus(fees: readonly Fee[], now: Date): 'open' | 'complete' | null {
  const fee = newestFee(fees);
  if (fee?.status === 'open') return 'open';
  return fee && feeIsValid(fee, now) ? 'complete' : null;
}
