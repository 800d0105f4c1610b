import { feeRefundLifecycle } from '#core/fee/index.ts';
import { nextRefundLook } from '#core/money/index.ts';
import type { Ctx } from '../context.ts';
import { ledgerEntry } from '../db/schema/index.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Outcome } from '../gateways/payments/port.ts';
import { checkAfter } from '../payment/check-after.ts';
import { findRefund, hasFailed } from '../payment/find-refund.ts';
import { promiseRefundMail } from './mail-refund.ts';
import { changeRefund, type FeeRefundRow, lockRefund, nextRefundOf } from './store-refunds.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>;
type Sent = { refundId: string } | { problem: string };

/**
 * Sends what was promised of a fee, one after the other. May run any number of times and in several processes: a refund's
 * id is its key at the provider, and what the provider has given back already is never sent once more.
 */
export async function sendRefunds(ctx: Needs, feeId: string): Promise<void> {
  for (;;) {
    const next = await nextRefundOf(ctx.db, feeId);
    if (!next) return;
    const sent = await send(ctx, next);
    if (!sent.ok) {
      const tries = next.tries + 1;
      await changeRefund(ctx.db, next.id, { tries, nextTryAt: checkAfter(ctx.clock.now(), tries) });
      return;
    }
    await writeSent(ctx, next, sent.value);
  }
}

async function send(ctx: Needs, row: FeeRefundRow): Promise<Outcome<Sent>> {
  const { paymentId, cents: amountCents, feeId: orderId } = row;
  const idempotencyKey = keyOf(row);
  const before = mayBeThere(row, ctx.clock.now()) ? await findRefund(ctx, paymentId, idempotencyKey) : null;
  if (before && !before.ok) return before;
  const given = before?.value
    ? { ok: true as const, value: before.value }
    : await ctx.payments.refund({ paymentId, amountCents, orderId, idempotencyKey });
  if (given.ok) {
    const { id: refundId, status } = given.value;
    return { ok: true, value: hasFailed(given.value) ? { problem: `The provider says: ${status}.` } : { refundId } };
  }
  return given.reason === 'refused' ? { ok: true, value: { problem: given.message } } : given;
}

/** An answer may have got lost, with the process perhaps, and longer ago than the provider remembers its keys. */
const mayBeThere = ({ tries, promisedAt }: FeeRefundRow, now: Date) =>
  tries > 0 || now.getTime() - promisedAt.getTime() > keyLivesSurely;
const keyLivesSurely = 12 * 3_600_000;

export const keyOf = ({ id, attempt }: FeeRefundRow): string => (attempt === 0 ? id : `${id}:${attempt}`);

function writeSent(ctx: Needs, { id, attempt }: FeeRefundRow, sent: Sent): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const row = await lockRefund(inside.db, id);
    if (!row) throw new Error(`no refund ${id}`);
    const now = ctx.clock.now();
    if ('problem' in sent) {
      const step = feeRefundLifecycle.next(row.state, 'fail');
      // A no to an older attempt says nothing of the one that is under way.
      if (!step.ok || row.attempt !== attempt) return;
      await changeRefund(inside.db, id, { state: step.to, problem: sent.problem.slice(0, 500) });
      return;
    }
    if (row.refundId === sent.refundId) return;
    const step = feeRefundLifecycle.next(row.state, 'send');
    if (!step.ok) throw new Error(`the refund ${id} went back twice, as ${row.refundId} and as ${sent.refundId}`);
    const { feeId, paymentId, cents } = row;
    const moved = { kind: 'refunded', of: 'fee', lineId: null, cents, at: now } as const;
    await inside.db
      .insert(ledgerEntry)
      .values({ id: ctx.ids.next('entry'), feeId, paymentId, refundId: sent.refundId, ...moved });
    await changeRefund(inside.db, id, {
      state: step.to,
      attempt,
      problem: null,
      refundId: sent.refundId,
      sentAt: now,
      lookAt: nextRefundLook(now, now),
    });
    await promiseRefundMail(inside, row);
  });
}
