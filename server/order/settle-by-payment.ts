import { type OrderSettled, type SettleNeeds, settleRow } from './settle-order.ts';
import { orderOfPayment } from './store.ts';

/** Settles the order that this payment is for; one that is complete costs nothing more. Null: it is for no order we know. */
export async function settleByPayment(ctx: SettleNeeds, paymentId: string): Promise<OrderSettled | null> {
  const row = await orderOfPayment(ctx.db, paymentId);
  return row && settleRow(ctx, row);
}
