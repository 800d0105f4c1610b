import { couponCode } from '#core/promotion/index.ts';
import type { Ctx } from '../context.ts';
import { couponUse } from '../db/schema/index.ts';
import { type CouponAnswer, type CouponQuestion, decide } from './check-coupon.ts';
import { releaseCoupon } from './release-coupon.ts';
import { type CouponFor, lockCoupon } from './store.ts';

/**
 * Takes a coupon for one payment, inside the caller's transaction. The coupon's row stays locked until that ends, so if
 * two customers want the last use, one gets it. A payment has at most one coupon: another code replaces the first.
 */
export async function takeCoupon(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids'>,
  { takenFor, ...question }: CouponQuestion & { takenFor: CouponFor },
): Promise<CouponAnswer> {
  const coupon = await lockCoupon(ctx.db, couponCode(question.code));
  if (!coupon) return { ok: false, reason: 'unknown' };
  const answer = await decide(ctx, coupon, { ...question, except: takenFor });
  if (!answer.ok) return answer;
  await releaseCoupon(ctx, takenFor);
  await ctx.db.insert(couponUse).values({
    id: ctx.ids.next('use'),
    code: coupon.code,
    accountId: question.accountId,
    ...takenFor,
    usedAt: ctx.clock.now(),
  });
  return answer;
}
