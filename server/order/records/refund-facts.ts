import type { RefundFacts } from '#core/order/index.ts';
import { isCourtesy, refundIsOwed } from '#core/payment/index.ts';
import { booksOf } from '../store-books.ts';
import type { WholeOrder } from '../store-whole.ts';

/** What an order's refunds are calculated from, without the card provider's ids. */
export function refundFacts(whole: WholeOrder): RefundFacts {
  const { lines, refunds, taxRate, shippingBands } = whole;
  return {
    lines: lines.map(({ id, recordId, unitCents, quantity, delivery, whiteGloveCents, state, ...line }) => ({
      ...{ id, recordId, unitCents, quantity, delivery, whiteGloveCents, state, replaces: line.replacesLineId },
      shares: { list: line.shares.list, net: line.shares.net, tax: line.shares.tax },
    })),
    ledger: booksOf(whole).map(({ kind, of, lineId, cents }) => ({ kind, of, lineId, cents })),
    courtesies: refunds.filter(({ reason }) => isCourtesy(reason)).flatMap(({ amounts }) => amounts),
    owed: refunds
      .filter(({ state, reason }) => reason === 'returned' && refundIsOwed(state))
      .map(({ lineIds, cents }) => ({ lineIds, cents })),
    taxRate,
    shippingBands,
  };
}
