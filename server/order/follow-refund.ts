import { refundLifecycle } from '#core/order/index.ts';
import { appendAudit } from '../audit/append.ts';
import { type Ctx, systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Refund } from '../gateways/payments/port.ts';
import { announce } from '../live/announce.ts';
import { lookAgain } from '../payment/look-again.ts';
import { keyOf } from './send-refund.ts';
import { lockOrder } from './store.ts';
import { insertEntries } from './store-lines.ts';
import { changeRefund, type RefundRow, refundById, sentRefundsOf } from './store-refunds.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids'>;

/** What was sent back of an order. Where a bank refuses it the books say so, and it waits for somebody to send it anew. */
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
    await announce(inside.db, order.accountId, 'orders');
  });
}
