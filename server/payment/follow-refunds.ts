import { checkAfter, nextRefundLook, refundKey, refundLifecycle } from '#core/payment/index.ts';
import { appendAudit } from '../audit/append.ts';
import { systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Refund } from '../gateways/payments/port.ts';
import { settleEach, throwFailures } from '../jobs/settle-each.ts';
import { announce } from '../live/announce.ts';
import {
  changeRefund,
  type RefundRow,
  refundsToLookAt,
  refundsToSend,
  sentThrough,
  writeEntries,
} from './refund-rows.ts';
import { hasFailed, holdRefund, type RefundNeeds, sendRefund } from './send-refund.ts';
import { tellOfRefund } from './tell-of-refund.ts';

/**
 * Checks the refunds sent through an intent again: a bank may return one long after the provider accepted it. False:
 * the provider didn't answer.
 */
export async function followRefunds(ctx: RefundNeeds, intentId: string): Promise<boolean> {
  const sent = await sentThrough(ctx.db, intentId);
  if (sent.length === 0) return true;
  const listed = await ctx.payments.listRefunds(intentId);
  if (!listed.ok) return false;
  for (const row of sent) {
    const now = listed.value.find(({ id, key }) => id === row.refundId || key === refundKey(row));
    if (now && hasFailed(now)) await recordBounced(ctx, row, now);
    else await changeRefund(ctx.db, row.id, { lookAt: nextRefundLook(row.sentAt ?? row.promisedAt, ctx.clock.now()) });
  }
  return true;
}

/** Records the bounce in the books, tells the customer, and leaves the refund for someone to send again. */
function recordBounced(ctx: RefundNeeds, bounced: RefundRow, { id: refundId }: Refund): Promise<void> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const { row, payment, rules, subject } = await holdRefund(inside, bounced);
    const step = refundLifecycle.next(row.state, 'bounce');
    if (!step.ok) return;
    await writeEntries(inside, row, { kind: 'refund-failed', refundId });
    const problem = 'The bank returned it after the card provider had accepted it.';
    const back = { state: step.to, problem, sentAt: null, lookAt: null };
    await tellOfRefund(inside, await changeRefund(inside.db, row.id, back));
    await appendAudit(inside, { act: `${subject.kind}.refund-failed`, subject, detail: { refund: row.id, problem } });
    await rules.bounced(inside, row, payment);
    announce(inside.db, payment.accountId, rules.news);
  });
}

const batch = 100;

/** Sends refunds left over because the process died or the provider didn't answer, and follows up on sent ones. */
export async function sweepRefunds(ctx: RefundNeeds): Promise<void> {
  const now = ctx.clock.now();
  const unsent = await settleEach(await refundsToSend(ctx.db, now, batch), async ({ id, tries }) => {
    // Postpone first, so that a failing refund isn't retried in every round.
    await changeRefund(ctx.db, id, { nextTryAt: checkAfter(now, tries + 1) });
    await sendRefund(ctx, id, { again: true });
  });
  const looked = await refundsToLookAt(ctx.db, now, batch);
  const intents = new Set(looked.map(({ intentId }) => intentId));
  const lost = await settleEach(intents, (intentId) => followRefunds(ctx, intentId));
  throwFailures([...unsent, ...lost], 'refunds that don’t add up');
}
