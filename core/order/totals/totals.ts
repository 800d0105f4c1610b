import { allocate, type Cents, percentOf, sumCents } from '../../money/index.ts';
import type { PriceList } from '../../price-list/index.ts';
import { type AppliedSaving, type CouponSaving, couponSaving, largerSaving } from '../../promotion/index.ts';
import type { TaxPart } from '../../tax/index.ts';
import { listPrice, type PricedLine, standardSum, whiteGlovePrice } from '../line/order-line.ts';
import { standardShipping } from './standard-shipping.ts';
import { volumeDiscount } from './volume-discount.ts';

/** For the destination: the rate as a fraction (0.0625 is 6.25%), and whether delivery is taxed too. */
export interface SalesTax {
  readonly rate: number;
  readonly shipping: boolean;
  /** Whose tax it is. Their rates add up to the rate. */
  readonly parts: readonly TaxPart[];
}

export interface OrderSum {
  readonly lines: readonly PricedLine[];
  /** The list that holds when it's ordered. */
  readonly prices: PriceList;
  /** A coupon that was checked and is valid. */
  readonly coupon?: CouponSaving | null | undefined;
  /** The promotion running now, if any. */
  readonly promotion?: object | null | undefined;
  readonly volumeDiscountPercent: number;
  readonly tax?: Pick<SalesTax, 'rate' | 'shipping'> | null | undefined;
  /** What's left of the fee credit. */
  readonly feeCreditCents: Cents;
  /** Credits for late boards that aren't spent yet. */
  readonly promiseCreditCents?: Cents | undefined;
}

/** All zero or more; discounts and credit are subtracted, the rest is added. */
export interface OrderTotals {
  readonly merchandise: Cents;
  readonly volumeDiscount: Cents;
  readonly coupon: Cents;
  readonly shipping: Cents;
  readonly whiteGlove: Cents;
  readonly tax: Cents;
  readonly feeCredit: Cents;
  readonly promiseCredit: Cents;
  readonly total: Cents;
}

export interface LineDetail extends PricedLine {
  readonly list: Cents;
  readonly volumeDiscount: Cents;
  readonly coupon: Cents;
  /** The price of the piece after its share of the discounts. */
  readonly net: Cents;
  /** Sales tax on the piece; tax on its delivery is in `shippingTax`. */
  readonly tax: Cents;
  readonly whiteGlove: Cents;
}

export interface OrderDetail {
  readonly lines: readonly LineDetail[];
  /** Sales tax on everything paid for delivery, including white glove. */
  readonly shippingTax: Cents;
  /** What standard shipping costs without a promotion. */
  readonly flatRate: Cents;
  readonly saving: AppliedSaving;
  readonly totals: OrderTotals;
}

/** An order's totals: merchandise − volume discount − coupon, + delivery, + tax, − fee credit − credit for late boards. */
export function orderDetail({
  lines,
  prices,
  coupon,
  promotion,
  volumeDiscountPercent,
  tax,
  feeCreditCents,
  promiseCreditCents = 0,
}: OrderSum): OrderDetail {
  for (const credit of [feeCreditCents, promiseCreditCents]) {
    if (!(credit >= 0)) throw new RangeError(`not a credit: ${credit}`);
  }
  const lists = lines.map(listPrice);
  const merchandise = sumCents(lists);
  const volume = volumeDiscount(merchandise, volumeDiscountPercent, prices);
  const volumeShares = allocate(volume, lists);
  const afterVolume = lists.map((list, index) => list - at(volumeShares, index));

  const flatRate = standardShipping(standardSum(lines), prices.shippingBands);
  const saving = largerSaving({
    coupon: coupon ? couponSaving(coupon, merchandise - volume) : 0,
    freeShipping: promotion ? flatRate : 0,
  });
  const couponShares = allocate(saving.couponCents, afterVolume);
  const shipping = flatRate - saving.shippingCents;

  const details = lines.map((line, index): LineDetail => {
    const net = at(afterVolume, index) - at(couponShares, index);
    return {
      ...line,
      list: at(lists, index),
      volumeDiscount: at(volumeShares, index),
      coupon: at(couponShares, index),
      net,
      tax: taxOn(net, tax?.rate),
      whiteGlove: whiteGlovePrice(line),
    };
  });
  const whiteGlove = sumCents(details.map((line) => line.whiteGlove));
  const shippingTax = tax?.shipping ? taxOn(shipping + whiteGlove, tax.rate) : 0;
  const taxes = sumCents([...details.map((line) => line.tax), shippingTax]);
  const owed = merchandise - volume - saving.couponCents + shipping + whiteGlove + taxes;
  // The fee's credit lapses with its year, so it goes first.
  const feeCredit = Math.min(feeCreditCents, owed);
  const promiseCredit = Math.min(promiseCreditCents, owed - feeCredit);

  return {
    lines: details,
    shippingTax,
    flatRate,
    saving,
    totals: {
      merchandise,
      volumeDiscount: volume,
      coupon: saving.couponCents,
      shipping,
      whiteGlove,
      tax: taxes,
      feeCredit,
      promiseCredit,
      total: owed - feeCredit - promiseCredit,
    },
  };
}

export function orderTotals(sum: OrderSum): OrderTotals {
  return orderDetail(sum).totals;
}

export function taxOn(amount: Cents, rate = 0): Cents {
  return percentOf(amount, rate * 100);
}

const at = (amounts: readonly Cents[], index: number): Cents => amounts[index] ?? 0;
