import type { Payment } from '../gateways/payments/port.ts';
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

  // Also where we know of no payment: one may have been made whose answer was lost, and under our key it is found.
  const opened = await openPayment(ctx, row);
  if (!opened.ok) {
    const neverMade = opened.reason === 'refused' && opened.code !== 'idempotency_error' && !row.paymentId;
    return neverMade ? { ok: true, row: await lapseOrder(ctx, row) } : { ok: false, reason: 'provider-failed' };
  }
  const known = { ...row, paymentId: row.paymentId ?? opened.value.id };
  const cancelled = await ctx.payments.cancelPayment(opened.value.id);
  if (cancelled.ok) return { ok: true, row: await lapseOrder(ctx, row) };
  return paidAfterAll(ctx, known, cancelled.reason === 'refused' ? cancelled.payment : null);
}

async function paidAfterAll(ctx: SettleNeeds, row: OrderRow, payment: Payment | null): Promise<OrderExpired> {
  if (payment?.status === 'succeeded') return settleBy(ctx, row, payment);
  return { ok: false, reason: payment?.status === 'processing' ? 'under-way' : 'provider-failed' };
}
