import { endPayment } from '../payment/end-payment.ts';
import { lapseOrder } from './lapse-order.ts';
import { openPayment } from './open-payment.ts';
import { type SettleNeeds, settleBy, settleOrder } from './settle-order.ts';
import { chargeOf, type OrderRow, orderById } from './store.ts';

export type OrderExpired =
  /** Lapsed; or complete, where it was paid a moment before. */
  | { ok: true; row: OrderRow }
  /** under-way: the bank has not decided yet, and until then the pieces stay reserved. */
  | { ok: false; reason: 'not-found' | 'provider-failed' | 'under-way' };

/**
 * Ends an open order. The payment is cancelled at the provider first, so that it cannot be paid any more, and only then
 * the stock is released. If it was paid already, the order settles instead.
 */
export async function expireOrder(ctx: SettleNeeds, orderId: string): Promise<OrderExpired> {
  const row = await orderById(ctx.db, orderId);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.payment !== 'open') return { ok: true, row };
  if (chargeOf(row) === 0) return settleOrder(ctx, orderId);
  const ended = await endPayment(ctx, row, () => openPayment(ctx, row));
  if (!ended.ok) return ended;
  if (!ended.paid) return { ok: true, row: await lapseOrder(ctx, row) };
  return settleBy(ctx, { ...row, paymentId: row.paymentId ?? ended.paid.id }, ended.paid);
}
