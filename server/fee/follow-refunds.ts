import { feeRefundLifecycle } from '#core/fee/index.ts';
import { appendAudit } from '../audit/append.ts';
import { type Ctx, systemActor } from '../context.ts';
import { ledgerEntry } from '../db/schema/index.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Refund } from '../gateways/payments/port.ts';
import { lookAgain } from '../payment/look-again.ts';
import { keyOf } from './send-refunds.ts';
import { changeRefund, type FeeRefundRow, lockRefund, sentRefundsOf } from './store-refunds.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids'>;

/** What was sent of a fee, looked at again: a bank may send it back. False: the provider did not answer. */
export async function followRefunds(ctx: Needs, paymentId: string): Promise<boolean> {
  return lookAgain(ctx, {
    paymentId,
    sent: await sentRefundsOf(ctx.db, paymentId),
    keyOf,
    bounced: (row, refund) => recordBounced(ctx, row, refund),
    lookAt: ({ id }, at) => changeRefund(ctx.db, id, { lookAt: at }),
  });
}

function recordBounced(ctx: Needs, { id }: FeeRefundRow, refund: Refund): Promise<void> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const row = await lockRefund(inside.db, id);
    const step = row && feeRefundLifecycle.next(row.state, 'bounce');
    if (!row || !step?.ok) return;
    const { feeId, paymentId, cents } = row;
    const moved = { kind: 'refund-failed', of: 'fee', lineId: null, cents, at: inside.clock.now() } as const;
    await inside.db
      .insert(ledgerEntry)
      .values({ id: inside.ids.next('entry'), feeId, paymentId, refundId: refund.id, ...moved });
    const problem = 'The bank sent it back after the provider had taken it on.';
    await changeRefund(inside.db, id, { state: step.to, problem, sentAt: null, lookAt: null });
    const subject = { kind: 'fee', id: feeId } as const;
    await appendAudit(inside, { act: 'fee.refund-failed', subject, detail: { refund: id, problem } });
  });
}
