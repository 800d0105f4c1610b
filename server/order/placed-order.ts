import type { OrderTotals } from '#core/order/index.ts';
import { type OrderRow, totalsOf } from './store.ts';

/** An order as the person who is about to pay it sees it. */
export interface PlacedOrder {
  id: string;
  payment: OrderRow['payment'];
  totals: OrderTotals;
  reservedUntil: Date;
  /** For the browser of this person and nobody else; null when there is nothing to pay by card. */
  clientSecret: string | null;
}

export const placedOrderOf = (row: OrderRow, clientSecret: string | null): PlacedOrder => ({
  id: row.id,
  payment: row.payment,
  totals: totalsOf(row),
  reservedUntil: row.reservedUntil,
  clientSecret: row.payment === 'open' ? clientSecret : null,
});
