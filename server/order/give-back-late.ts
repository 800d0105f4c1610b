import { type LedgerAmount, refundSum } from '#core/money/index.ts';
import { appendAudit } from '../audit/append.ts';
import { type Ctx, systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { promiseReckoned } from './promise-refund.ts';
import { sendRefunds } from './send-refund.ts';
import { lockOrder } from './store.ts';
import { insertEntries } from './store-lines.ts';
import { type RefundRow, refundsOf } from './store-refunds.ts';

export interface LatePayment {
  orderId: string;
  lineIds: readonly string[];
  /** What each cent of it was to pay for. */
  amounts: readonly LedgerAmount[];
}

/**
 * Paid although the order (or the exchange) had lapsed and its pieces were released. We cancel at the provider before we
 * release, so this takes a hand at the provider; whoever caused it, nobody pays without a piece. The books say that it
 * came and that it goes back, so that it is sent, followed and seen by the studio like any refund.
 */
export async function giveBackLate(
  ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>,
  late: LatePayment,
  payment: Payment,
): Promise<void> {
  if (payment.receivedCents > payment.refundedCents) await sendRefunds(ctx, await promiseLate(ctx, late, payment));
}

function promiseLate(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>,
  { orderId, lineIds, amounts }: LatePayment,
  { id: paymentId, receivedCents, refundedCents }: Payment,
): Promise<RefundRow[]> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const order = await lockOrder(inside.db, orderId);
    if (!order) throw new Error(`no order ${orderId}`);
    const known = await refundsOf(inside.db, [orderId]);
    if (known.some((row) => row.reason === 'late' && row.paymentId === paymentId)) return [];
    const captured = amounts.map((part) => ({ ...part, kind: 'captured' as const }));
    const amountCents = receivedCents - refundedCents;
    const back = refundSum(captured, amountCents);
    if (!back.ok) throw new Error(`the late payment ${paymentId} of ${orderId} does not add up: ${back.reason}`);
    const at = inside.clock.now();
    await insertEntries(
      inside.db,
      captured.map((entry) => ({ id: inside.ids.next('entry'), orderId, paymentId, at, ...entry })),
    );
    const detail = { paymentId, amountCents };
    await appendAudit(inside, { act: 'order.refund-late-payment', subject: { kind: 'order', id: orderId }, detail });
    return promiseReckoned(inside, order, { amounts: back.entries, reason: 'late', lineIds, paymentId });
  });
}
