import { type Cents, cardCharge } from '../money/index.ts';
import { type CouponSaving, couponSaving } from '../promotion/index.ts';

export interface FeeTotals {
  readonly price: Cents;
  readonly discount: Cents;
  readonly total: Cents;
}

/** What a fee of this price costs with a coupon, down to zero. */
export function feeTotals(price: Cents, coupon?: CouponSaving): FeeTotals {
  const left = price - (coupon ? couponSaving(coupon, price) : 0);
  const total = cardCharge(left);
  return { price, discount: price - total, total };
}
