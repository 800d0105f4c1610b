import type { Payment } from '../gateways/payments/port.ts';
import { type OrderSettled, type SettleNeeds, settleBy, settlePaid } from './settle-order.ts';
import { orderById } from './store.ts';

/** Settles the order that this payment is for, of which nothing but the payment is known yet. */
export async function settleByPayment(ctx: SettleNeeds, orderId: string, payment: Payment): Promise<OrderSettled> {
  if (payment.status === 'succeeded') return settlePaid(ctx, orderId, payment);
  const row = await orderById(ctx.db, orderId);
  if (!row) return { ok: false, reason: 'not-found' };
  return row.paymentId && row.payment !== 'complete' ? settleBy(ctx, row, payment) : { ok: true, row, payment: null };
}

/** The same where the payment itself is known by its id alone. */
export async function settlePayment(ctx: SettleNeeds, orderId: string, paymentId: string): Promise<OrderSettled> {
  const found = await ctx.payments.getPayment(paymentId);
  return found.ok ? settleByPayment(ctx, orderId, found.value) : { ok: false, reason: 'provider-failed' };
}
