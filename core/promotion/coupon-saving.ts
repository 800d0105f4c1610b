import { type Cents, formatMoney, percentOf } from '../money/index.ts';
import type { CouponSaving } from './coupon.ts';

/** What a coupon takes off an amount, never more than the amount itself. */
export function couponSaving(coupon: CouponSaving, amount: Cents): Cents {
  return 'percent' in coupon ? percentOf(amount, Math.min(coupon.percent, 100)) : Math.min(coupon.amountCents, amount);
}

/** '20% off' or '$50 off'. */
export function savingWords(coupon: CouponSaving): string {
  return 'percent' in coupon ? `${coupon.percent}% off` : `${formatMoney(coupon.amountCents)} off`;
}
