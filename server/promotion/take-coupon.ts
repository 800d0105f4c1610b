import { couponCode } from '#core/promotion/index.ts';
import type { Ctx } from '../context.ts';
import { couponUse } from '../db/schema/index.ts';
import { type CouponAnswer, type CouponQuestion, decide } from './check-coupon.ts';
import { releaseCoupon } from './release-coupon.ts';
import { type CouponFor, lockCoupon } from './store.ts';

/**
 * Takes a coupon for one payment, inside the caller's transaction. The coupon's row is locked until that ends, so of two
 * people who want the last one, one gets it. A payment has at most one: another code takes the place of the first.
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
