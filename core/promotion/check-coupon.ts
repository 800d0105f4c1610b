import { type Cents, formatMoney } from '../money/index.ts';
import type { Coupon, CouponUse } from './coupon.ts';
import { couponSaving } from './coupon-saving.ts';
import { dayWords } from './day-words.ts';
import { easternDay } from './eastern-day.ts';

export interface CouponCase {
  readonly use: CouponUse;
  /** What it would come off: the fee, or merchandise after the volume discount. */
  readonly amountCents: Cents;
  readonly now: Date;
  /** Uses that count, in total and by this customer, not including this order's own. */
  readonly usedInAll: number;
  readonly usedByCustomer: number;
}

export type CouponRefusal =
  | 'paused'
  | 'wrong-scope'
  | 'not-yet'
  | 'ended'
  | 'used-up'
  | 'used-by-customer'
  | 'below-minimum';

export type CouponCheck = { ok: true; savingCents: Cents } | { ok: false; reason: CouponRefusal };

export function checkCoupon(coupon: Coupon, { use, amountCents, now, ...used }: CouponCase): CouponCheck {
  const refuse = (reason: CouponRefusal): CouponCheck => ({ ok: false, reason });
  const today = easternDay(now);
  if (coupon.paused) return refuse('paused');
  if (coupon.scope !== 'both' && coupon.scope !== use) return refuse('wrong-scope');
  if (coupon.firstDay !== null && today < coupon.firstDay) return refuse('not-yet');
  if (coupon.lastDay !== null && today > coupon.lastDay) return refuse('ended');
  if (coupon.limit !== null && used.usedInAll >= coupon.limit) return refuse('used-up');
  if (coupon.limitPerCustomer !== null && used.usedByCustomer >= coupon.limitPerCustomer) {
    return refuse('used-by-customer');
  }
  if (amountCents < coupon.minimumCents) return refuse('below-minimum');
  return { ok: true, savingCents: couponSaving(coupon, amountCents) };
}

/** Why a known coupon doesn't apply, shown below the shared 'not valid' text. */
export function couponRefusalWords(coupon: Coupon, reason: CouponRefusal): string {
  switch (reason) {
    case 'paused':
      return 'This coupon isn’t active right now.';
    case 'wrong-scope':
      return coupon.scope === 'fee' ? 'This coupon is for the customization fee.' : 'This coupon is for furniture.';
    case 'not-yet':
      return `This coupon starts on ${dayWords(coupon.firstDay ?? '')}.`;
    case 'ended':
      return `This coupon ended on ${dayWords(coupon.lastDay ?? '')}.`;
    case 'used-up':
      return 'This coupon has been used up.';
    case 'used-by-customer':
      return 'You’ve already used this coupon.';
    case 'below-minimum':
      return `This coupon needs ${formatMoney(coupon.minimumCents)} or more.`;
  }
}
