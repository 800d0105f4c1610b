import type { Cents } from '../money/index.ts';
import { type Fee, feeIsValid, feeValidUntil } from './fee.ts';

/**
 * The fee comes off the first furniture order placed while it's valid, once. It's a payment and not a discount, so an
 * order subtracts it last.
 */
export interface FeeCredit {
  readonly state: 'none' | 'unused' | 'used' | 'lapsed';
  /** What can still come off an order. */
  readonly cents: Cents;
}

export function feeCredit(fee: Fee, now: Date): FeeCredit {
  const paid = fee.paidCents - fee.refundedCents;
  if (fee.status === 'open' || fee.status === 'refunded' || paid <= 0) return { state: 'none', cents: 0 };
  if (fee.creditOrderId !== null) return { state: 'used', cents: 0 };
  return feeIsValid(fee, now) ? { state: 'unused', cents: paid } : { state: 'lapsed', cents: 0 };
}

/** Which fee's credit an order takes: its own project's first, otherwise the one that expires first. */
export function feeToCredit(fees: readonly Fee[], feeOfProject: string | null, now: Date): Fee | undefined {
  const own = (fee: Fee) => (fee.id === feeOfProject ? 0 : 1);
  const ends = (fee: Fee) => (fee.paidAt ? feeValidUntil(fee.paidAt).getTime() : 0);
  return fees
    .filter((fee) => feeCredit(fee, now).state === 'unused')
    .sort((a, b) => own(a) - own(b) || ends(a) - ends(b))[0];
}

export type CreditRefusal = 'no-credit' | 'already-used' | 'lapsed';
export type CreditUse = { ok: true; fee: Fee } | { ok: false; reason: CreditRefusal };

/** Ties the whole credit to one order; what the order doesn't need lapses. The same order may ask again. */
export function spendCredit(fee: Fee, orderId: string, now: Date): CreditUse {
  if (fee.creditOrderId === orderId) return { ok: true, fee };
  switch (feeCredit(fee, now).state) {
    case 'unused':
      return { ok: true, fee: { ...fee, creditOrderId: orderId } };
    case 'used':
      return { ok: false, reason: 'already-used' };
    case 'lapsed':
      return { ok: false, reason: 'lapsed' };
    case 'none':
      return { ok: false, reason: 'no-credit' };
  }
}

/** An order that's canceled in full, or never paid, returns the whole credit. */
export function giveCreditBack(fee: Fee, orderId: string): Fee {
  return fee.creditOrderId === orderId ? { ...fee, creditOrderId: null } : fee;
}
