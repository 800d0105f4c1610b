import { refundLifecycle } from '#core/order/index.ts';
import { appendAudit } from '../audit/append.ts';
import { type Ctx, systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Refund } from '../gateways/payments/port.ts';
import { announce } from '../live/announce.ts';
import { lookAgain } from '../payment/look-again.ts';
import { promiseRefundBounced } from './mail-refund.ts';
import { keyOf } from './send-refund.ts';
import { lockOrder, type OrderRow } from './store.ts';
import { insertEntries, linesOf } from './store-lines.ts';
import { changeRefund, type RefundRow, refundById, sentRefundsOf } from './store-refunds.ts';
import { takeStep } from './take-step.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>;

/**
 * What was sent back of an order. Where a bank refuses it the books and the piece say so, the customer is told, and it
 * waits for somebody to send it anew.
 */
export async function followRefunds(ctx: Needs, paymentId: string): Promise<boolean> {
  return lookAgain(ctx, {
    paymentId,
    sent: await sentRefundsOf(ctx.db, paymentId),
    keyOf,
    bounced: (row, refund) => recordBounced(ctx, row, refund),
    lookAt: ({ id }, at) => changeRefund(ctx.db, id, { lookAt: at }),
  });
}

function recordBounced(ctx: Needs, { id, orderId }: RefundRow, refund: Refund): Promise<void> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const order = await lockOrder(inside.db, orderId);
    const row = await refundById(inside.db, id);
    if (!order || !row) throw new Error(`no refund ${id}`);
    const step = refundLifecycle.next(row.state, 'bounce');
    if (!step.ok) return;
    const at = inside.clock.now();
    const { paymentId, amounts } = row;
    await insertEntries(
      inside.db,
      amounts.map(({ of, lineId, cents }) => ({
        id: inside.ids.next('entry'),
        ...{ orderId, kind: 'refund-failed' as const, of, lineId, cents, paymentId, refundId: refund.id, at },
      })),
    );
    const problem = 'The bank sent it back after the provider had taken it on.';
    await changeRefund(inside.db, id, { state: step.to, problem, sentAt: null, lookAt: null });
    const subject = { kind: 'order', id: orderId } as const;
    await appendAudit(inside, { act: 'order.refund-failed', subject, detail: { refund: id, problem } });
    await reopenReturns(inside, order, row);
    await promiseRefundBounced(inside, order, row);
    announce(inside.db, order.accountId, 'orders');
  });
}

/** A returned piece is not refunded any more while its money is owed. */
async function reopenReturns(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  order: OrderRow,
  { reason, lineIds }: RefundRow,
): Promise<void> {
  if (reason !== 'returned') return;
  const refunded = (await linesOf(ctx.db, [order.id])).filter(
    ({ id, state }) => lineIds.includes(id) && state === 'refunded',
  );
  await takeStep(ctx, order, refunded, { act: 'refund came back' });
}
