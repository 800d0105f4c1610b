import { type Cents, cardCharge, fromDollars, leastChargeCents } from '../money/index.ts';
import { type CouponSaving, couponSaving } from '../promotion/index.ts';
import { selectionServiceFee } from '../settings/index.ts';

/** The numbers of the customization fee. Whatever a page says about it is derived from here. */
export const feeTerms = {
  priceCents: fromDollars(selectionServiceFee),
  rooms: 4,
  validYears: 1,
  /** How long after the last boards the satisfaction guarantee may be asked for. */
  guaranteeDays: 30,
  /** Less than this no card is charged: what a coupon leaves below it is waived. */
  leastChargeCents,
} as const;

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
