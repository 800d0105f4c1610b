import { type LedgerAmount, refundSum } from '#core/money/index.ts';
import { appendAudit } from '../../audit/append.ts';
import { type Ctx, systemActor } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Payment } from '../../gateways/payments/port.ts';
import { type RefundRow, refundsOfOrders } from '../../payment/refund-rows.ts';
import { promiseReckoned } from '../returns/promise-refund.ts';
import { lockOrder } from '../store.ts';
import { insertEntries } from '../store-lines.ts';

export interface LatePayment {
  orderId: string;
  lineIds: readonly string[];
  /** What each part of the amount was paying for. */
  amounts: readonly LedgerAmount[];
}

/**
 * Handles a payment that came in although the order (or exchange) had lapsed and its pieces were released. We cancel at
 * the provider before releasing, so this only happens through manual action at the provider. Either way, no one pays
 * without getting a piece. The books record the payment and its refund, so it's sent, followed up and shown in the
 * studio like any other refund.
 */
export function giveBackLate(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>,
  { orderId, lineIds, amounts }: LatePayment,
  { id: intentId, receivedCents, refundedCents }: Payment,
): Promise<RefundRow[]> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const order = await lockOrder(inside.db, orderId);
    if (!order) throw new Error(`no order ${orderId}`);
    const known = await refundsOfOrders(inside.db, [orderId]);
    if (known.some((row) => row.reason === 'late' && row.intentId === intentId)) return [];
    const captured = amounts.map((part) => ({ ...part, kind: 'captured' as const }));
    const amountCents = receivedCents - refundedCents;
    const back = refundSum(captured, amountCents);
    if (!back.ok) throw new Error(`the late payment ${intentId} of ${orderId} does not add up: ${back.reason}`);
    const at = inside.clock.now();
    await insertEntries(
      inside.db,
      captured.map((entry) => ({ id: inside.ids.next('entry'), orderId, intentId, at, ...entry })),
    );
    const detail = { paymentId: intentId, amountCents };
    await appendAudit(inside, { act: 'order.refund-late-payment', subject: { kind: 'order', id: orderId }, detail });
    return promiseReckoned(inside, order, { amounts: back.entries, reason: 'late', lineIds, intentId });
  });
}
