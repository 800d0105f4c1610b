import type { OrderTotals } from '#core/order/index.ts';
import type { PaymentRow } from '../../payment/payment-rows.ts';
import { type OrderRow, totalsOf } from '../store.ts';

/** An order as shown to the customer who is about to pay for it. */
export interface PlacedOrder {
  id: string;
  payment: OrderRow['payment'];
  totals: OrderTotals;
  reservedUntil: Date;
  /** Only for this customer's browser; null when there is nothing to pay by card. */
  clientSecret: string | null;
}

export const placedOrderOf = (row: OrderRow, payment: PaymentRow, clientSecret: string | null): PlacedOrder => ({
  id: row.id,
  payment: payment.state,
  totals: totalsOf(row),
  reservedUntil: payment.heldUntil ?? payment.openedAt,
  clientSecret: payment.state === 'open' ? clientSecret : null,
});
