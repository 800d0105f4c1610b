import type { CatalogItem } from '#core/catalog/index.ts';
import {
  listPrice,
  type MoneyLine,
  moneyLines,
  type OrderDetail,
  orderDetail,
  type PricedLine,
  type SalesTax,
  vendorShipping,
  volumeDiscount,
} from '#core/order/index.ts';
import { type State, stateName } from '#core/places/index.ts';
import type { PriceList } from '#core/price-list/index.ts';
import { creditsToSpend, promiseCreditLeft } from '#core/project/index.ts';
import type { ChosenPiece } from '#core/selection/index.ts';
import { type LimitVerdict, type Settings, taxOfState } from '#core/settings/index.ts';
import { millionthsOfRate, rateOf } from '#core/tax/index.ts';
import type { Ctx } from '../../context.ts';
import { creditForOrder, type OrderCredit } from '../../fee/order-credit.ts';
import type { TaxServiceAnswer } from '../../gateways/tax/port.ts';
import { countFailures } from '../../limits/count-failures.ts';
import { promiseCreditsOf } from '../../project/promise/order-credits.ts';
import { type CouponAnswer, mayUseCoupon } from '../../promotion/check-coupon.ts';
import { offersNow } from '../../settings/offers-now.ts';
import { findTax, type TaxFound } from '../../tax/find-tax.ts';

/** Where it's delivered, and what the tax service says of it. */
export interface PricedPlace {
  state: State;
  zip: string;
  service: TaxServiceAnswer;
}

export interface OrderWish {
  accountId: string;
  surveyId: string;
  pieces: readonly ChosenPiece[];
  items: ReadonlyMap<string, CatalogItem>;
  /** Where it's delivered; null if not known yet, and then no tax is calculated. */
  place: PricedPlace | null;
  /** As typed; null for none. */
  coupon: string | null;
  /** The code was on one of their orders before, so it isn't a guess. */
  couponKnown?: boolean;
  /** The room's open order: what it holds is available to this customer. */
  openOrderId: string | null;
}

export type CouponTried = CouponAnswer | Extract<LimitVerdict, { ok: false }>;
export type PricingNeeds = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

export interface PricedOrder {
  lines: readonly (PricedLine & { item: CatalogItem })[];
  detail: OrderDetail;
  moneyLines: MoneyLine[];
  coupon: CouponTried | null;
  credit: OrderCredit | null;
  /** What it's taxed by; null for none. */
  tax: SalesTax | null;
  /** The number of the certificate that frees it from tax. */
  taxExemption: string | null;
  /** The tax service didn't answer, and neither a file nor the settings say what's charged there: it can't be ordered now. */
  taxUnknown: boolean;
  /** Neither the tax service nor the file in use has a rate for the place. */
  rateMissing: boolean;
  /** The list it was priced by. */
  prices: PriceList;
  /** Is checkout open right now? */
  checkoutOpen: boolean;
}

/** What an order costs right now: prices, promotion, coupon, tax and credit. Decides nothing. */
export async function priceOrder(ctx: PricingNeeds, wish: OrderWish): Promise<PricedOrder> {
  const lines = wish.pieces.flatMap((piece) => {
    const item = wish.items.get(piece.recordId);
    if (!item) return [];
    return [{ ...piece, item, unitCents: item.priceCents, whiteGloveCents: item.shipping.whiteGloveCents }];
  });
  const { settings, promotion, prices } = await offersNow(ctx);
  const volumeDiscountPercent = settings.selectionDiscountPercent;
  const merchandise = lines.reduce((sum, line) => sum + listPrice(line), 0);
  const discounted = merchandise - volumeDiscount(merchandise, volumeDiscountPercent, prices);
  const coupon = await couponFor(ctx, wish, discounted);
  const saving = coupon?.ok ? coupon.coupon : null;
  const credit = await creditForOrder(ctx, { ...wish, orderId: wish.openOrderId });
  const feeCreditCents = credit?.cents ?? 0;
  const promised = await promiseCreditsOf(ctx, wish.accountId);
  const found = wish.place && (await findTax(ctx, { accountId: wish.accountId, ...wish.place }));
  const taxExemption = found?.kind === 'exempt' ? found.number : null;
  // An admin may have said that a state has no tax: then there's no rate to miss.
  const rateMissing =
    found?.kind === 'state' && found.rateMissing && !!wish.place && settings.taxTable[wish.place.state] !== 'none';
  const taxUnknown =
    found?.kind === 'state' && found.serviceFailed && !!wish.place && !settings.taxTable[wish.place.state];
  const tax = wish.place && found ? salesTax(found, settings, wish.place.state) : null;
  const detail = orderDetail({
    lines: lines.map(({ item: _, ...line }) => line),
    coupon: saving,
    promotion,
    prices,
    volumeDiscountPercent,
    tax,
    feeCreditCents,
    promiseCreditCents: promiseCreditLeft(promised, wish.openOrderId),
  });
  const spent = creditsToSpend(promised, detail.totals.promiseCredit, wish.openOrderId);
  const explained = moneyLines(detail, {
    coupon: saving,
    prices,
    volumeDiscountPercent,
    tax,
    exemption: taxExemption,
    taxUnknown,
    feeCreditCents,
    promiseSpentCents: spent.reduce((sum, { cents }) => sum + cents, 0),
    vendorShippingCents: vendorShipping(lines.map(vendorLine)),
  });
  return {
    lines,
    detail,
    moneyLines: explained,
    coupon,
    credit,
    tax,
    taxExemption,
    taxUnknown,
    rateMissing,
    prices,
    checkoutOpen: settings.switches.checkout,
  };
}

/** The rates of a place, or of its state where no file speaks of it. Null for no tax. */
function salesTax(found: TaxFound, settings: Settings, state: State): SalesTax | null {
  if (found.kind === 'exempt') return null;
  if (found.kind === 'place') return { ...found.tax, rate: rateOf(found.tax.parts) };
  const ofState = taxOfState(settings, state);
  if (!ofState) return null;
  const part = { level: 'state' as const, name: stateName(state), millionths: millionthsOfRate(ofState.rate) };
  return { ...ofState, parts: [part] };
}

/** A code that doesn't apply counts as a guess, and guesses are limited. */
function couponFor(ctx: PricingNeeds, wish: OrderWish, amountCents: number): Promise<CouponTried> | null {
  const { coupon: code, couponKnown, accountId, openOrderId } = wish;
  if (code === null) return null;
  const own = openOrderId === null ? {} : { except: { orderId: openOrderId } };
  const question = { code, use: 'furniture', accountId, amountCents, ...own } as const;
  if (couponKnown) return mayUseCoupon(ctx, question);
  return countFailures(ctx, 'coupon', (inside) => mayUseCoupon(inside, question));
}

const vendorLine = ({ item, quantity, delivery }: PricedLine & { item: CatalogItem }) => ({
  quantity,
  delivery,
  standardShippingCents: item.shipping.standardCents,
  shippingRateType: item.vendor.shippingRateType,
});
