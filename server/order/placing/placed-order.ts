import type { OrderTotals } from '#core/order/index.ts';
import type { Db } from '../../db/database.ts';
import type { PaymentRow } from '../../payment/payment-rows.ts';
import { type OrderRow, orderById, totalsOf } from '../store.ts';

/** An order as shown to the customer who is about to pay for it. */
export interface PlacedOrder {
  id: string;
  payment: OrderRow['payment'];
  totals: OrderTotals;
  reservedUntil: Date;
  /** Only for this customer's browser; null when there is nothing to pay by card. */
  clientSecret: string | null;
}

export function placedOrderOf(row: OrderRow, payment: PaymentRow, clientSecret: string | null): PlacedOrder {
  const totals = totalsOf(row);
  rememberTotals(row.id, totals);
  return placedOrder(totals, payment, clientSecret);
}

/** The same for a payment we've just synced. Null: there is no such order. */
export async function placedOrderFor(
  db: Db,
  payment: PaymentRow,
  clientSecret: string | null,
): Promise<PlacedOrder | null> {
  const known = recentTotals.get(payment.id);
  if (known) return placedOrder(known, payment, clientSecret);
  const row = await orderById(db, payment.id);
  return row && placedOrderOf(row, payment, clientSecret);
}

const placedOrder = (totals: OrderTotals, payment: PaymentRow, clientSecret: string | null): PlacedOrder => ({
  id: payment.id,
  payment: payment.state,
  totals,
  reservedUntil: payment.heldUntil ?? payment.openedAt,
  clientSecret: payment.state === 'open' ? clientSecret : null,
});

/**
 * An order's totals never change, and the customer who comes back from paying is usually asking the process that placed
 * the order a minute ago. This saves that purchase a read.
 */
const recentTotals = new Map<string, OrderTotals>();
const mostTotals = 1000;

function rememberTotals(id: string, totals: OrderTotals): void {
  const [oldest] = recentTotals.keys();
  if (recentTotals.size >= mostTotals && oldest !== undefined) recentTotals.delete(oldest);
  recentTotals.set(id, totals);
}
