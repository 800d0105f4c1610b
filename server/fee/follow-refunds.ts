import { feeRefundLifecycle } from '#core/fee/index.ts';
import { nextRefundLook } from '#core/money/index.ts';
import { appendAudit } from '../audit/append.ts';
import { type Ctx, systemActor } from '../context.ts';
import { ledgerEntry } from '../db/schema/index.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Refund } from '../gateways/payments/port.ts';
import { hasFailed } from '../payment/find-refund.ts';
import { keyOf } from './send-refunds.ts';
import { changeRefund, type FeeRefundRow, lockRefund, sentRefundsOf } from './store-refunds.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids'>;

/** What was sent of a fee, looked at again: a bank may send it back. False: the provider did not answer. */
export async function followRefunds(ctx: Needs, paymentId: string): Promise<boolean> {
  const sent = await sentRefundsOf(ctx.db, paymentId);
  if (sent.length === 0) return true;
  const listed = await ctx.payments.listRefunds(paymentId);
  if (!listed.ok) return false;
  for (const row of sent) {
    const now = listed.value.find(({ id, key }) => id === row.refundId || key === keyOf(row));
    if (now && hasFailed(now)) await recordBounced(ctx, row, now);
    else await changeRefund(ctx.db, row.id, { lookAt: nextRefundLook(row.sentAt ?? row.promisedAt, ctx.clock.now()) });
  }
  return true;
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
