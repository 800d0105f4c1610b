import {
  allocate,
  type Cents,
  type LedgerAmount,
  type LedgerEntry,
  type LedgerPart,
  refundable,
  refundableOfLine,
  sumCents,
} from '../../money/index.ts';
import type { ShippingBand } from '../../price-list/index.ts';
import type { LineState } from '../line/line-lifecycle.ts';
import { type PricedLine, standardSum, whiteGlovePrice } from '../line/order-line.ts';
import { standardShipping } from '../totals/standard-shipping.ts';

export interface OrderedLine extends PricedLine {
  readonly id: string;
  readonly state: LineState;
  /** The first line of its exchange chain, if it's a replacement. Its money is kept under that line's id. */
  readonly replaces: string | null;
}

export const ledgerLineId = ({ id, replaces }: Pick<OrderedLine, 'id' | 'replaces'>): string => replaces ?? id;

export interface Cancellation {
  readonly refund: LedgerAmount[];
  /** Nothing is left of the order, so the fee gets its credit back and the project returns to its boards. */
  readonly wholeOrder: boolean;
}

/**
 * What is refunded when lines are canceled before they ship: their price, tax and white glove, plus the part of the
 * flat rate and the delivery tax that the remaining lines wouldn't have cost, by the bands the order was placed under.
 * The result doesn't depend on the order in which lines are canceled, as long as no larger order ships for less. A
 * replacement's price is refunded too; the delivery of the piece it replaces took place and stays paid.
 */
export function cancellation(
  lines: readonly OrderedLine[],
  cancelled: readonly string[],
  ledger: readonly LedgerEntry[],
  bands: readonly ShippingBand[],
): Cancellation {
  const isLeft = (line: OrderedLine) => line.state !== 'cancelled' && !cancelled.includes(line.id);
  const keep = keptShares(lines, ledger, bands, isLeft);
  const pieces = lines
    .filter((line) => cancelled.includes(line.id) && line.state !== 'cancelled')
    .flatMap((line) =>
      line.replaces === null ? refundableOfLine(ledger, line.id) : returnRefund(ledgerLineId(line), ledger),
    );
  const delivery = [releasedPart('shipping', ledger, keep.shipping), releasedPart('tax', ledger, keep.tax)];
  return {
    refund: [...pieces, ...delivery].filter((part) => part.cents > 0),
    wholeOrder: !lines.some((line) => line.replaces === null && isLeft(line)),
  };
}

/** What is refunded for a returned piece: its price and tax. Its delivery took place and stays paid. */
export function returnRefund(lineId: string, ledger: readonly LedgerEntry[]): LedgerAmount[] {
  return refundableOfLine(ledger, lineId).filter((part) => part.of !== 'shipping');
}

/** How much of a charge for the whole order some of its lines keep in use: `keep` of every `of` cents. */
interface KeptShare {
  readonly keep: Cents;
  readonly of: Cents;
}

/** What the lines that are left keep of the flat rate and of the tax on delivery. */
export function keptShares(
  lines: readonly OrderedLine[],
  ledger: readonly LedgerEntry[],
  bands: readonly ShippingBand[],
  isLeft: (line: OrderedLine) => boolean,
): Record<'shipping' | 'tax', KeptShare> {
  const first = lines.filter((line) => line.replaces === null);
  const flatRatePaid = ledger.some((entry) => isForAll('shipping', entry) && !isRefund(entry));
  const rates = flatRatePaid ? bands : [];
  const all = deliveryCharges(first, rates);
  const left = deliveryCharges(first.filter(isLeft), rates);
  return { shipping: { keep: left.flatRate, of: all.flatRate }, tax: { keep: left.all, of: all.all } };
}

/** A price list may ship a larger order for less. What is left of it then keeps what was paid, and owes no more. */
export const keptOf = (amount: Cents, { keep, of }: KeptShare): Cents =>
  keep >= of ? amount : (allocate(amount, [keep, of - keep])[0] ?? 0);

const isRefund = ({ kind }: LedgerEntry) => kind === 'refunded' || kind === 'refund-failed';

function deliveryCharges(
  lines: readonly PricedLine[],
  bands: readonly ShippingBand[],
): { flatRate: Cents; all: Cents } {
  const flatRate = standardShipping(standardSum(lines), bands);
  return { flatRate, all: flatRate + sumCents(lines.map(whiteGlovePrice)) };
}

const isForAll = (of: LedgerPart['of'], part: LedgerPart) => part.of === of && part.lineId === null;

/** For an amount captured for the whole order, what can be refunded beyond the share to keep. */
function releasedPart(of: 'shipping' | 'tax', ledger: readonly LedgerEntry[], share: KeptShare): LedgerAmount {
  const parts = ledger.filter((entry) => entry.kind === 'captured' && isForAll(of, entry));
  const captured = sumCents(parts.map((entry) => entry.cents));
  const left = refundable(ledger).find((part) => isForAll(of, part))?.cents ?? 0;
  return { of, lineId: null, cents: Math.max(0, left - keptOf(captured, share)) };
}
