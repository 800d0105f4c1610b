import { type LedgerAmount, type LedgerEntry, openLedger } from '../../money/index.ts';
import type { LineDetail, OrderDetail, OrderTotals } from './totals.ts';

/** The part of the totals the books need; stored orders keep no more than this. */
export interface PaidSum extends Pick<OrderDetail, 'shippingTax'> {
  readonly lines: readonly Pick<LineDetail, 'net' | 'tax' | 'whiteGlove'>[];
  readonly totals: Pick<OrderTotals, 'shipping' | 'feeCredit' | 'promiseCredit'>;
}

/**
 * What each cent of an order is for. Pieces, their tax and their white glove carry the line's id; the flat rate and the
 * tax on delivery belong to the whole order.
 */
export function ledgerAmounts(detail: PaidSum, lineIds: readonly string[]): LedgerAmount[] {
  const lines = detail.lines.flatMap((line, index): LedgerAmount[] => {
    const lineId = lineIds[index];
    if (lineId === undefined) throw new Error(`line ${index} has no id`);
    return [
      { of: 'line', lineId, cents: line.net },
      { of: 'tax', lineId, cents: line.tax },
      { of: 'shipping', lineId, cents: line.whiteGlove },
    ];
  });
  return [
    ...lines,
    { of: 'shipping', lineId: null, cents: detail.totals.shipping },
    { of: 'tax', lineId: null, cents: detail.shippingTax },
  ];
}

/** An order's books at the moment it's paid, with its credits split across all of it. */
export function openOrderLedger(detail: PaidSum, lineIds: readonly string[]): LedgerEntry[] {
  return openLedger(ledgerAmounts(detail, lineIds), detail.totals.feeCredit, detail.totals.promiseCredit);
}
