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
 * flat rate and the delivery tax that the remaining lines wouldn't have cost. The result doesn't depend on the order in
 * which lines are canceled. A replacement's price is refunded too; the delivery of the piece it replaces took place and
 * stays paid.
 */
export function cancellation(
  lines: readonly OrderedLine[],
  cancelled: readonly string[],
  ledger: readonly LedgerEntry[],
): Cancellation {
  const isCancelled = (line: OrderedLine) => line.state === 'cancelled' || cancelled.includes(line.id);
  const first = lines.filter((line) => line.replaces === null);
  const remain = first.filter((line) => !isCancelled(line));
  const flatRatePaid = ledger.some((entry) => isForAll('shipping', entry) && !isRefund(entry));
  const before = deliveryCharges(first, flatRatePaid);
  const after = deliveryCharges(remain, flatRatePaid);
  const pieces = lines
    .filter((line) => cancelled.includes(line.id) && line.state !== 'cancelled')
    .flatMap((line) =>
      line.replaces === null ? refundableOfLine(ledger, line.id) : returnRefund(ledgerLineId(line), ledger),
    );
  const delivery = [
    releasedPart('shipping', ledger, { keep: after.flatRate, of: before.flatRate }),
    releasedPart('tax', ledger, { keep: after.all, of: before.all }),
  ];
  return { refund: [...pieces, ...delivery].filter((part) => part.cents > 0), wholeOrder: remain.length === 0 };
}

/** What is refunded for a returned piece: its price and tax. Its delivery took place and stays paid. */
export function returnRefund(lineId: string, ledger: readonly LedgerEntry[]): LedgerAmount[] {
  return refundableOfLine(ledger, lineId).filter((part) => part.of !== 'shipping');
}

const isRefund = ({ kind }: LedgerEntry) => kind === 'refunded' || kind === 'refund-failed';

function deliveryCharges(lines: readonly PricedLine[], flatRatePaid: boolean): { flatRate: Cents; all: Cents } {
  const flatRate = flatRatePaid ? standardShipping(standardSum(lines)) : 0;
  return { flatRate, all: flatRate + sumCents(lines.map(whiteGlovePrice)) };
}

const isForAll = (of: LedgerPart['of'], part: LedgerPart) => part.of === of && part.lineId === null;

/** For an amount captured for the whole order, what can be refunded beyond the share to keep. */
function releasedPart(
  of: 'shipping' | 'tax',
  ledger: readonly LedgerEntry[],
  share: { readonly keep: Cents; readonly of: Cents },
): LedgerAmount {
  const parts = ledger.filter((entry) => entry.kind === 'captured' && isForAll(of, entry));
  const captured = sumCents(parts.map((entry) => entry.cents));
  const left = refundable(ledger).find((part) => isForAll(of, part))?.cents ?? 0;
  const [kept = 0] = share.of === 0 ? [captured] : allocate(captured, [share.keep, share.of - share.keep]);
  return { of, lineId: null, cents: Math.max(0, left - kept) };
}
