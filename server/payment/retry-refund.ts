import { sumCents } from '#core/money/index.ts';
import { refundLifecycle } from '#core/payment/index.ts';
import { appendAudit } from '../audit/append.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import type { Inside } from './purposes.ts';
import { changeRefund, type RefundRow, refundById } from './refund-rows.ts';
import { type HeldRefund, holdRefund, type RefundNeeds, type RefundSent, sendRefund } from './send-refund.ts';
import { tellOfRefund } from './tell-of-refund.ts';

/** Sends a failed refund again. The caller has checked permission; `kind` must match the refund. */
export async function retryRefundOf(
  ctx: RefundNeeds & Pick<Ctx, 'actor'>,
  kind: HeldRefund['subject']['kind'],
  id: string,
): Promise<RefundSent> {
  const found = await refundById(ctx.db, id);
  if (!found || (found.orderId === null) !== (kind === 'fee')) return { ok: false, reason: 'not-found' };
  const again = await inTransaction(ctx, (inside) => promiseAgain(inside, found));
  return again ? sendRefund(ctx, id) : { ok: false, reason: 'refused' };
}

/**
 * Promises a failed refund again, for whatever part hasn't been returned another way. If nothing is left, it's marked
 * covered. Part of the caller's transaction. Null: it isn't a failed refund.
 */
export async function promiseAgain(ctx: Inside, failed: RefundRow): Promise<RefundRow | null> {
  const { row, payment, rules, subject } = await holdRefund(ctx, failed);
  const amounts = await rules.left(ctx, row);
  const cents = sumCents(amounts.map((part) => part.cents));
  const step = refundLifecycle.next(row.state, cents > 0 ? 'try again' : 'cover');
  if (!step.ok) return null;
  await appendAudit(ctx, { act: `${subject.kind}.refund-again`, subject, detail: { refund: row.id, cents } });
  if (cents === 0) {
    const covered = await changeRefund(ctx.db, row.id, { state: step.to, problem: null });
    await rules.covered(ctx, covered);
    announce(ctx.db, payment.accountId, rules.news);
    return covered;
  }
  const again = { state: step.to, problem: null, nextTryAt: ctx.clock.now(), attempt: row.attempt + 1, tries: 0 };
  const promised = await changeRefund(ctx.db, row.id, { ...again, amounts, cents });
  await tellOfRefund(ctx, promised);
  return promised;
}
