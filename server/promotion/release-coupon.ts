import type { Ctx } from '../context.ts';
import { couponUse } from '../db/schema/index.ts';
import { type CouponFor, takenBy } from './store.ts';

/** Gives a coupon back that a payment had taken: it may be used again, by anyone. */
export async function releaseCoupon(ctx: Pick<Ctx, 'db'>, takenFor: CouponFor): Promise<void> {
  await ctx.db.delete(couponUse).where(takenBy(takenFor));
}
