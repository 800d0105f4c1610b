import { type Coupon, type CouponRefusal, type CouponUse, checkCoupon, couponCode } from '#core/promotion/index.ts';
import type { Ctx } from '../context.ts';
import { type CouponFor, countUses, couponByCode } from './store.ts';

export interface CouponQuestion {
  /** As the customer typed it. */
  code: string;
  use: CouponUse;
  accountId: string;
  /** The amount it would be taken off. */
  amountCents: number;
}

export type CouponAnswer =
  | { ok: true; coupon: Coupon; savingCents: number }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: CouponRefusal; coupon: Coupon };

/** Would this coupon apply now? Only taking it guarantees that. */
export async function mayUseCoupon(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  question: CouponQuestion & { except?: CouponFor },
): Promise<CouponAnswer> {
  const coupon = await couponByCode(ctx.db, couponCode(question.code));
  return coupon ? decide(ctx, coupon, question) : { ok: false, reason: 'unknown' };
}

export async function decide(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  coupon: Coupon,
  { use, accountId, amountCents, except }: CouponQuestion & { except?: CouponFor },
): Promise<CouponAnswer> {
  const uses = await countUses(ctx.db, { code: coupon.code, accountId, except: except ?? null });
  const check = checkCoupon(coupon, { use, amountCents, now: ctx.clock.now(), ...uses });
  return check.ok ? { ok: true, coupon, savingCents: check.savingCents } : { ...check, coupon };
}
