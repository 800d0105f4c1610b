import { authorise } from '../../authorise.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PaymentNeeds } from '../../payment/sync.ts';
import { releaseCoupon } from '../../promotion/release-coupon.ts';
import { dueCents } from '../store.ts';
import { changeCoupon, lockFeeToChange } from './fee-order.ts';
import { type AmountChanged, bringFee } from './open-fee.ts';

export type CouponRemoved = AmountChanged | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-open' };

/** Removes the coupon. One that paid for everything stays: the fee is completing, and its card payment is gone. */
export async function removeCoupon(ctx: PaymentNeeds, given: { feeId: string }): Promise<CouponRemoved> {
  const allowed = authorise(ctx.actor, 'coupon.apply-own');
  if (!allowed.ok) return allowed;
  const accountId = allowed.account.id;
  const removed = await inTransaction(ctx, async (inside) => {
    const row = await lockFeeToChange(inside.db, given.feeId);
    if (row?.accountId !== accountId) return { ok: false, reason: 'not-found' } as const;
    if (row.status !== 'open') return { ok: false, reason: 'not-open' } as const;
    if (row.couponCode === null || dueCents(row) === 0) return { ok: true } as const;
    await releaseCoupon(inside, { feeId: row.id });
    await changeCoupon(inside, row, { couponCode: null, discountCents: 0 });
    return { ok: true } as const;
  });
  return removed.ok ? bringFee(ctx, given.feeId) : removed;
}
