import type { Ctx } from '../context.ts';
import { couponUse } from '../db/schema/index.ts';
import { type CouponFor, takenBy } from './store.ts';

/** Releases a coupon that a payment had taken, so it can be used again by anyone. */
export async function releaseCoupon(ctx: Pick<Ctx, 'db'>, takenFor: CouponFor): Promise<void> {
  await ctx.db.delete(couponUse).where(takenBy(takenFor));
}
