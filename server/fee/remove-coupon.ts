import { authorise } from '../account/authorise.ts';
import { inTransaction } from '../db/transaction.ts';
import { releaseCoupon } from '../promotion/release-coupon.ts';
import { type AmountChanged, bringToProvider } from './bring-to-provider.ts';
import type { SettleNeeds } from './settle-fee.ts';
import { changeFee, dueCents, lockFee } from './store.ts';

export type CouponRemoved = AmountChanged | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-open' };

/** Takes the coupon off again. One that paid everything stays: its fee is completing, and its card payment is gone. */
export async function removeCoupon(ctx: SettleNeeds, given: { orderId: string }): Promise<CouponRemoved> {
  const allowed = authorise(ctx.actor, 'coupon.apply-own');
  if (!allowed.ok) return allowed;
  const accountId = allowed.account.id;
  const removed = await inTransaction(ctx, async (inside) => {
    const row = await lockFee(inside.db, given.orderId);
    if (row?.accountId !== accountId) return { ok: false, reason: 'not-found' } as const;
    if (row.status !== 'open') return { ok: false, reason: 'not-open' } as const;
    if (row.couponCode === null || dueCents(row) === 0) return { ok: true } as const;
    await releaseCoupon(inside, { feeId: row.id });
    await changeFee(inside.db, row.id, { couponCode: null, discountCents: 0, revision: row.revision + 1 });
    return { ok: true } as const;
  });
  return removed.ok ? bringToProvider(ctx, given.orderId) : removed;
}
