import { appendAudit } from '../audit/append.ts';
import { type Ctx, systemActor } from '../context.ts';
import type { Payment } from '../gateways/payments/port.ts';
import type { OrderSettled } from './settle-order.ts';
import type { OrderRow } from './store.ts';

/**
 * Paid although the order had lapsed and its pieces were released. We cancel at the provider before we release, so this
 * takes a hand at the provider; whoever caused it, nobody pays without a piece.
 */
export async function giveBackLate(
  ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids'>,
  row: OrderRow,
  payment: Payment,
): Promise<OrderSettled> {
  const amountCents = payment.receivedCents - payment.refundedCents;
  if (amountCents === 0) return { ok: true, row, payment };
  const idempotencyKey = `${row.id}:late`;
  const given = await ctx.payments.refund({ paymentId: payment.id, amountCents, orderId: row.id, idempotencyKey });
  if (!given.ok) return { ok: false, reason: 'provider-failed' };
  const subject = { kind: 'order', id: row.id };
  const detail = { paymentId: payment.id, refundId: given.value.id, amountCents };
  await appendAudit({ ...ctx, actor: systemActor }, { act: 'order.refund-late-payment', subject, detail });
  return { ok: true, row, payment };
}
