import { couponHeldSince } from '#core/promotion/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { settleEach, throwFailures } from '../../jobs/settle-each.ts';
import { bringToProvider } from '../../payment/open-payment.ts';
import type { PaymentNeeds } from '../../payment/sync.ts';
import { couponsHeldByOpenFees } from '../../promotion/coupons-held.ts';
import { releaseCoupon } from '../../promotion/release-coupon.ts';
import { dueCents } from '../store.ts';
import { changeCoupon, lockFeeToChange } from './fee-order.ts';

/**
 * A customer who opened the payment and left can't keep a limited coupon forever. After its hold time it's free for
 * others, and the open fee goes back to full price. The customer can enter the code again.
 */
export async function releaseKeptCoupons(ctx: PaymentNeeds): Promise<void> {
  const since = couponHeldSince(ctx.clock.now());
  const failures = await settleEach(await couponsHeldByOpenFees(ctx, since), (feeId) => releaseFrom(ctx, feeId));
  throwFailures(failures, 'coupons we couldn’t release');
}

async function releaseFrom(ctx: Parameters<typeof releaseKeptCoupons>[0], feeId: string): Promise<void> {
  const released = await inTransaction(ctx, async (inside) => {
    const row = await lockFeeToChange(inside.db, feeId);
    // A coupon that left nothing to pay is used: the fee is completing.
    if (row?.status !== 'open' || row.couponCode === null || dueCents(row) === 0) return false;
    await releaseCoupon(inside, { feeId });
    await changeCoupon(inside, row, { couponCode: null, discountCents: 0 });
    return true;
  });
  if (released) await bringToProvider(ctx, feeId);
}
