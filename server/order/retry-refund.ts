import { sumCents } from '#core/money/index.ts';
import { leftToRefund, refundLifecycle } from '#core/order/index.ts';
import { authorise, type ProofNeeded } from '../account/authorise.ts';
import { appendAudit } from '../audit/append.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { closeReturns, sendRefund } from './send-refund.ts';
import { lockOrder, type OrderRow } from './store.ts';
import { changeRefund, orderBooks, type RefundRow, refundById } from './store-refunds.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>;
export type RefundRetried =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'provider-failed' | 'refused' }
  | ProofNeeded;

/** Somebody has looked at a refund that the provider refused, and has it sent once more. */
export async function retryRefund(ctx: Needs, { refundId }: { refundId: string }): Promise<RefundRetried> {
  const allowed = authorise(ctx.actor, 'order.refund');
  if (!allowed.ok) return allowed;
  const found = await refundById(ctx.db, refundId);
  if (!found) return { ok: false, reason: 'not-found' };
  const again = await inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside.db, found.orderId);
    const row = await refundById(inside.db, refundId);
    return order && row ? promiseAgain(inside, order, row) : null;
  });
  return again ? sendRefund(ctx, refundId) : { ok: false, reason: 'refused' };
}

/**
 * A refund that failed is promised anew, with as much of it as did not go back another way; nothing left of it, it is
 * done. Part of the caller's transaction, which holds the order. Null: it is not one that failed.
 */
export async function promiseAgain(
  ctx: Omit<Needs, 'payments'>,
  order: OrderRow,
  row: RefundRow,
): Promise<RefundRow | null> {
  const amounts = leftToRefund(await orderBooks(ctx.db, order.id, row.id), row);
  const cents = sumCents(amounts.map((part) => part.cents));
  const step = refundLifecycle.next(row.state, cents > 0 ? 'try again' : 'cover');
  if (!step.ok) return null;
  const detail = { refund: row.id, cents };
  await appendAudit(ctx, { act: 'order.refund-again', subject: { kind: 'order', id: order.id }, detail });
  if (cents === 0) {
    const covered = await changeRefund(ctx.db, row.id, { state: step.to, problem: null });
    await closeReturns(ctx, order, covered);
    announce(ctx.db, order.accountId, 'orders');
    return covered;
  }
  const anew = { state: step.to, problem: null, nextTryAt: ctx.clock.now(), attempt: row.attempt + 1, tries: 0 };
  return changeRefund(ctx.db, row.id, { ...anew, amounts, cents });
}
