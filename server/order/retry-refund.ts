import { refund } from '#core/money/index.ts';
import { refundLifecycle } from '#core/order/index.ts';
import { authorise } from '../account/authorise.ts';
import { appendAudit } from '../audit/append.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { sendRefund } from './send-refund.ts';
import { lockOrder } from './store.ts';
import { changeRefund, orderBooks, refundById } from './store-refunds.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>;
export type RefundRetried =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'provider-failed' | 'refused' };

/** Somebody has looked at a refund that the provider refused, and has it sent once more. */
export async function retryRefund(ctx: Needs, { refundId }: { refundId: string }): Promise<RefundRetried> {
  const allowed = authorise(ctx.actor, 'order.refund');
  if (!allowed.ok) return allowed;
  const found = await refundById(ctx.db, refundId);
  if (!found) return { ok: false, reason: 'not-found' };
  const again = await inTransaction(ctx, async (inside) => {
    await lockOrder(inside.db, found.orderId);
    const row = await refundById(inside.db, refundId);
    if (!row) return false;
    const step = refundLifecycle.next(row.state, 'try again');
    const left = refund(await orderBooks(inside.db, row.orderId), row.amounts);
    if (!step.ok || !left.ok) return false;
    const now = inside.clock.now();
    await changeRefund(inside.db, refundId, {
      state: step.to,
      problem: null,
      nextTryAt: now,
      attempt: row.attempt + 1,
      tries: 0,
    });
    const subject = { kind: 'order', id: found.orderId } as const;
    await appendAudit(inside, { act: 'order.refund-again', subject, detail: { refund: refundId } });
    return true;
  });
  return again ? sendRefund(ctx, refundId) : { ok: false, reason: 'refused' };
}
