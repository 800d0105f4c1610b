import type { Ctx } from '../context.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { type CardLimitNeeds, stopFailedCards } from '../payment/failed-cards.ts';
import { requireOwnPayment } from '../payment/own-payment.ts';
import { completeOrder, orderEntries } from './complete-order.ts';
import { giveBackLate } from './give-back-late.ts';
import { chargeOf, type OrderRow, orderById } from './store.ts';
import { linesOf } from './store-lines.ts';

export type OrderSettled =
  | { ok: true; row: OrderRow; payment: Payment | null }
  | { ok: false; reason: 'not-found' | 'provider-failed' };

export type SettleNeeds = Pick<Ctx, 'payments' | 'jobs'> & CardLimitNeeds;

/**
 * Brings an order to agree with the provider. The browser's return, the webhook and the sweeper all come here, in any
 * order and any number of times: the truth is fetched, and one of them completes the order.
 */
export async function settleOrder(ctx: SettleNeeds, orderId: string): Promise<OrderSettled> {
  const row = await orderById(ctx.db, orderId);
  return row ? settleRow(ctx, row) : { ok: false, reason: 'not-found' };
}

/** The same for one that was just read. */
export async function settleRow(ctx: SettleNeeds, row: OrderRow): Promise<OrderSettled> {
  if (row.payment === 'complete') return { ok: true, row, payment: null };
  if (chargeOf(row) === 0 && row.payment === 'open') {
    return { ok: true, row: (await completeOrder(ctx, row.id, null)) ?? row, payment: null };
  }
  if (!row.paymentId) return { ok: true, row, payment: null };
  const found = await ctx.payments.getPayment(row.paymentId);
  return found.ok ? settleBy(ctx, row, found.value) : { ok: false, reason: 'provider-failed' };
}

/** With the truth in hand. */
export async function settleBy(ctx: SettleNeeds, row: OrderRow, payment: Payment): Promise<OrderSettled> {
  requireOwnPayment(payment, row);
  if (payment.status === 'succeeded') return settlePaid(ctx, row.id, payment);
  await stopFailedCards(ctx, row, payment);
  return { ok: true, row, payment };
}

/** What was paid, settled in one transaction: the order itself is read there. */
export async function settlePaid(ctx: SettleNeeds, orderId: string, payment: Payment): Promise<OrderSettled> {
  const row = await completeOrder(ctx, orderId, payment);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.payment === 'lapsed') {
    const amounts = orderEntries(row, await linesOf(ctx.db, [row.id])).filter(({ kind }) => kind === 'captured');
    await giveBackLate(ctx, { orderId: row.id, lineIds: [], amounts }, payment);
  }
  return { ok: true, row, payment };
}
