import { appendAudit } from '../audit/append.ts';
import { type Ctx, systemActor } from '../context.ts';
import type { Payment } from '../gateways/payments/port.ts';

/**
 * Paid although the order (or the exchange) had lapsed and its pieces were released. We cancel at the provider before we
 * release, so this takes a hand at the provider; whoever caused it, nobody pays without a piece. False: not yet, the
 * provider does not answer.
 */
export async function giveBackLate(
  ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids'>,
  { id }: { id: string },
  payment: Payment,
): Promise<boolean> {
  const amountCents = payment.receivedCents - payment.refundedCents;
  if (amountCents === 0) return true;
  const idempotencyKey = `${id}:late`;
  const given = await ctx.payments.refund({ paymentId: payment.id, amountCents, orderId: id, idempotencyKey });
  if (!given.ok) return false;
  const detail = { paymentId: payment.id, refundId: given.value.id, amountCents };
  await appendAudit(
    { ...ctx, actor: systemActor },
    { act: 'order.refund-late-payment', subject: { kind: 'order', id }, detail },
  );
  return true;
}
