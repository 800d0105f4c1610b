import { type Cents, cardCharge } from '../money/index.ts';
import { type CouponSaving, couponSaving } from '../promotion/index.ts';
import { feeTerms } from './terms.ts';

export interface FeeTotals {
  readonly price: Cents;
  readonly discount: Cents;
  readonly total: Cents;
}

/** What the fee costs with a coupon, down to zero. */
export function feeTotals(coupon?: CouponSaving): FeeTotals {
  const price = feeTerms.priceCents;
  const left = price - (coupon ? couponSaving(coupon, price) : 0);
  const total = cardCharge(left);
  return { price, discount: price - total, total };
}
