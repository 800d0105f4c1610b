import { feeRefundLifecycle } from '#core/fee/index.ts';
import { authorise, type ProofNeeded } from '../account/authorise.ts';
import { appendAudit } from '../audit/append.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { sendRefunds } from './send-refunds.ts';
import { changeRefund, lockRefund } from './store-refunds.ts';

export type FeeRefundRetried =
  | { ok: true; feeId: string }
  | { ok: false; reason: 'not-allowed' | 'not-found' }
  | ProofNeeded;

/** Somebody has looked at a fee's refund that failed, and has it sent once more. */
export async function retryFeeRefund(
  ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { refundId }: { refundId: string },
): Promise<FeeRefundRetried> {
  const allowed = authorise(ctx.actor, 'fee.refund');
  if (!allowed.ok) return allowed;
  const again = await inTransaction(ctx, async (inside): Promise<FeeRefundRetried> => {
    const row = await lockRefund(inside.db, refundId);
    const step = row && feeRefundLifecycle.next(row.state, 'try again');
    if (!row || !step?.ok) return { ok: false, reason: 'not-found' };
    const nextTryAt = inside.clock.now();
    await changeRefund(inside.db, row.id, { state: step.to, problem: null, nextTryAt, attempt: row.attempt + 1 });
    const subject = { kind: 'fee', id: row.feeId } as const;
    await appendAudit(inside, { act: 'fee.refund-again', subject, detail: { refund: refundId } });
    return { ok: true, feeId: row.feeId };
  });
  if (again.ok) await sendRefunds(ctx, again.feeId);
  return again;
}
