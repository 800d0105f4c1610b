import { feeTotals } from '#core/fee/index.ts';
import { type CouponRefusal, couponRefusalWords } from '#core/promotion/index.ts';
import { authorise } from '../../authorise.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeTry } from '../../limits/take-try.ts';
import type { PaymentNeeds } from '../../payment/sync.ts';
import { takeCoupon } from '../../promotion/take-coupon.ts';
import type { FeeRow } from '../store.ts';
import { changeCoupon, lockFeeToChange } from './fee-order.ts';
import { type AmountChanged, bringFee } from './open-fee.ts';

export type CouponApplied =
  | AmountChanged
  | { ok: false; reason: 'not-allowed' | 'not-found' }
  | { ok: false; reason: 'not-open' }
  /** `why` explains why a code that exists doesn't apply. */
  | { ok: false; reason: 'invalid-code'; refusal: 'unknown' | CouponRefusal; why: string | null };

/** Applies a coupon to an open fee. If nothing is left to pay, no card is needed and the fee completes. */
export async function applyCoupon(ctx: PaymentNeeds, given: { feeId: string; code: string }): Promise<CouponApplied> {
  const allowed = authorise(ctx.actor, 'coupon.apply-own');
  if (!allowed.ok) return allowed;
  // Every try counts, or codes could be guessed.
  const tried = await takeTry(ctx, 'coupon');
  if (!tried.ok) return tried;
  const accountId = allowed.account.id;
  const taken = await inTransaction(ctx, async (inside) => {
    const row = await lockFeeToChange(inside.db, given.feeId);
    if (row?.accountId !== accountId) return { ok: false, reason: 'not-found' } as const;
    if (row.status !== 'open') return { ok: false, reason: 'not-open' } as const;
    return takeFor(inside, row, given.code);
  });
  return taken.ok ? bringFee(ctx, given.feeId) : taken;
}

async function takeFor(ctx: PaymentNeeds, row: FeeRow, code: string) {
  const amountCents = row.priceCents;
  const answer = await takeCoupon(ctx, {
    code,
    use: 'fee',
    accountId: row.accountId,
    amountCents,
    takenFor: { feeId: row.id },
  });
  if (!answer.ok) {
    const why = answer.reason === 'unknown' ? null : couponRefusalWords(answer.coupon, answer.reason);
    return { ok: false, reason: 'invalid-code', refusal: answer.reason, why } as const;
  }
  const { discount } = feeTotals(amountCents, answer.coupon);
  const couponCode = answer.coupon.code;
  if (couponCode !== row.couponCode || discount !== row.discountCents) {
    await changeCoupon(ctx, row, { couponCode, discountCents: discount });
  }
  return { ok: true } as const;
}
