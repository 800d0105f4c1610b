import { creditLineWords } from '../../fee/index.ts';
import { type Cents, cardCharge, formatMoney } from '../../money/index.ts';
import type { PriceList } from '../../price-list/index.ts';
import { promiseCreditWords } from '../../project/index.ts';
import { type CouponSaving, savingWords } from '../../promotion/index.ts';
import { percentWords, splitTax } from '../../tax/index.ts';
import type { OrderDetail, SalesTax } from './totals.ts';

/** What the explanation needs beyond the totals. */
export interface MoneyContext {
  readonly coupon?: (CouponSaving & { readonly code: string }) | null | undefined;
  readonly volumeDiscountPercent: number;
  readonly prices: PriceList;
  readonly tax?: SalesTax | null | undefined;
  /** The number of the certificate that frees the order from tax. */
  readonly exemption?: string | null | undefined;
  /** We can't say what it is right now. */
  readonly taxUnknown?: boolean | undefined;
  readonly feeCreditCents: Cents;
  /** The credits for late boards that this order would spend. */
  readonly promiseSpentCents?: Cents | undefined;
  readonly vendorShippingCents: Cents;
}

export interface MoneyLine {
  readonly key: keyof OrderDetail['totals'] | 'waived';
  readonly label: string;
  /** Signed: discounts and credits are negative. */
  readonly cents: Cents;
  readonly why: string;
}

const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

/** The order's totals line by line. Lines that don't apply are left out; delivery and total are always shown. */
export function moneyLines(detail: OrderDetail, context: MoneyContext): MoneyLine[] {
  const { totals } = detail;
  return [
    merchandiseLine(detail),
    ...(totals.volumeDiscount > 0 ? [volumeLine(detail, context)] : []),
    ...(context.coupon ? [couponLine(detail, context.coupon)] : []),
    shippingLine(detail, context.vendorShippingCents),
    ...(count(detail, 'white-glove') > 0 ? [whiteGloveLine(detail)] : []),
    ...taxLines(detail, context),
    ...(totals.feeCredit > 0 ? [creditLine(detail, context.feeCreditCents)] : []),
    ...(totals.promiseCredit > 0 ? [promiseLine(detail, context.promiseSpentCents ?? 0)] : []),
    ...waivedLine(totals.total),
    {
      key: 'total',
      label: 'You pay today',
      cents: cardCharge(totals.total),
      why: 'Everything above, with nothing due later.',
    },
  ];
}

function waivedLine(total: Cents): MoneyLine[] {
  const waived = total - cardCharge(total);
  const why = 'That’s too small an amount to charge to a card, so it’s on us.';
  return waived === 0 ? [] : [{ key: 'waived', label: 'On the house', cents: -waived, why }];
}

const count = ({ lines }: OrderDetail, delivery?: string) =>
  lines
    .filter((line) => delivery === undefined || line.delivery === delivery)
    .reduce((sum, line) => sum + line.quantity, 0);

function merchandiseLine(detail: OrderDetail): MoneyLine {
  const label = `${pieces(count(detail))} at list price`;
  return { key: 'merchandise', label, cents: detail.totals.merchandise, why: 'The makers’ prices, without a markup.' };
}

function volumeLine({ totals }: OrderDetail, { volumeDiscountPercent, prices }: MoneyContext): MoneyLine {
  const why = `${volumeDiscountPercent}% off, because your pieces come to ${formatMoney(prices.volumeThresholdCents)} or more.`;
  return { key: 'volumeDiscount', label: 'Volume discount', cents: -totals.volumeDiscount, why };
}

function couponLine({ totals, saving }: OrderDetail, coupon: CouponSaving & { code: string }): MoneyLine {
  const why = saving.words ?? `${savingWords(coupon)} your furniture.`;
  return { key: 'coupon', label: `Coupon ${coupon.code}`, cents: 0 - totals.coupon, why };
}

function shippingLine(detail: OrderDetail, vendorShippingCents: Cents): MoneyLine {
  const { totals, saving, flatRate } = detail;
  const line = (why: string): MoneyLine => ({
    key: 'shipping',
    label: 'Flat-rate shipping',
    cents: totals.shipping,
    why,
  });
  const standard = count(detail, 'standard');
  if (standard === 0) return line('Nothing to pay: all your pieces come with white glove delivery.');
  // Worth saying only where we charge less.
  const compared =
    vendorShippingCents > totals.shipping
      ? ` Piece by piece, the makers would charge ${formatMoney(vendorShippingCents)}.`
      : '';
  if (saving.applies === 'promotion') {
    return line((saving.words ?? `Free during our promotion, instead of ${formatMoney(flatRate)}.`) + compared);
  }
  return line(`One rate for your ${standard === 1 ? 'standard piece' : `${standard} standard pieces`}.${compared}`);
}

function whiteGloveLine(detail: OrderDetail): MoneyLine {
  const why = `Brought into the room, set up, and the packaging taken away, for ${pieces(count(detail, 'white-glove'))}.`;
  return { key: 'whiteGlove', label: 'White-glove delivery', cents: detail.totals.whiteGlove, why };
}

/** A line for each jurisdiction that takes something. Together they are the order's tax to the cent. */
function taxLines({ totals }: OrderDetail, { tax, exemption, taxUnknown }: MoneyContext): MoneyLine[] {
  if (taxUnknown) return [{ key: 'tax', label: 'Sales tax', cents: 0, why: unknownTaxWords }];
  if (exemption) return [{ key: 'tax', label: 'Sales tax', cents: 0, why: exemptWords(exemption) }];
  const shares = tax ? splitTax(totals.tax, tax.parts) : [];
  return (tax?.parts ?? []).map(({ name, millionths }, index): MoneyLine => {
    const rate = percentWords(millionths);
    const why = tax?.shipping
      ? `${rate} of the furniture and its delivery.`
      : `${rate} of the furniture. Delivery isn’t taxed.`;
    return { key: 'tax', label: `Sales tax, ${name}`, cents: shares[index] ?? 0, why };
  });
}

const unknownTaxWords = 'We can’t work out the tax for this address right now. Please try again in a few minutes.';
const exemptWords = (number: string) => `No tax, because we have your exemption certificate ${number}.`;

function creditLine({ totals }: OrderDetail, available: Cents): MoneyLine {
  const why = creditLineWords({ available, applied: totals.feeCredit });
  return { key: 'feeCredit', label: 'Your fee, credited', cents: -totals.feeCredit, why };
}

function promiseLine({ totals }: OrderDetail, spent: Cents): MoneyLine {
  const why = promiseCreditWords.line({ spent, applied: totals.promiseCredit });
  return { key: 'promiseCredit', label: promiseCreditWords.name, cents: -totals.promiseCredit, why };
}
