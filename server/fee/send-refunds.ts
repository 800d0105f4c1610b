import { feeRefundLifecycle } from '#core/fee/index.ts';
import type { Ctx } from '../context.ts';
import { ledgerEntry } from '../db/schema/index.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Outcome, Payment } from '../gateways/payments/port.ts';
import { checkAfter } from '../payment/check-after.ts';
import { promiseRefundMail } from './mail-refund.ts';
import { changeRefund, type FeeRefundRow, lockRefund, nextRefundOf } from './store-refunds.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>;
type Sent = { refundId: string | null } | { problem: string };

/**
 * Sends what was promised of a fee, one after the other. May run any number of times and in several processes: a refund's
 * id is its key at the provider, and what the provider has given back already is never sent once more.
 */
export async function sendRefunds(ctx: Needs, feeId: string): Promise<void> {
  for (;;) {
    const next = await nextRefundOf(ctx.db, feeId);
    if (!next) return;
    const sent = await send(ctx, next.row, next.sentBefore);
    if (!sent.ok) {
      const tries = next.row.tries + 1;
      await changeRefund(ctx.db, next.row.id, { tries, nextTryAt: checkAfter(ctx.clock.now(), tries) });
      return;
    }
    await writeSent(ctx, next.row, sent.value);
  }
}

async function send(ctx: Needs, row: FeeRefundRow, sentBefore: number): Promise<Outcome<Sent>> {
  const payment = await ctx.payments.getPayment(row.paymentId);
  if (!payment.ok) return payment;
  // The answer got lost, longer ago than the provider remembers its keys.
  if (isGivenBack(payment.value, sentBefore + row.cents)) return { ok: true, value: { refundId: row.refundId } };
  const { paymentId, cents: amountCents, feeId: orderId, id: idempotencyKey } = row;
  const given = await ctx.payments.refund({ paymentId, amountCents, orderId, idempotencyKey });
  if (given.ok) {
    const { id: refundId, status } = given.value;
    const failed = status === 'failed' || status === 'canceled';
    return { ok: true, value: failed ? { problem: `The provider says: ${status}.` } : { refundId } };
  }
  return given.reason === 'refused' ? { ok: true, value: { problem: given.message } } : given;
}

const isGivenBack = ({ refundedCents }: Payment, cents: number) => refundedCents >= cents;

function writeSent(ctx: Needs, { id }: FeeRefundRow, sent: Sent): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const row = await lockRefund(inside.db, id);
    if (!row) throw new Error(`no refund ${id}`);
    const step = feeRefundLifecycle.next(row.state, 'problem' in sent ? 'fail' : 'send');
    if (!step.ok) return;
    const now = ctx.clock.now();
    if ('problem' in sent) {
      await changeRefund(inside.db, id, { state: step.to, problem: sent.problem.slice(0, 500) });
      return;
    }
    const { feeId, paymentId, cents } = row;
    const moved = { kind: 'refunded', of: 'fee', lineId: null, cents, at: now } as const;
    await inside.db
      .insert(ledgerEntry)
      .values({ id: ctx.ids.next('entry'), feeId, paymentId, refundId: sent.refundId ?? id, ...moved });
    await changeRefund(inside.db, id, { state: step.to, refundId: sent.refundId, sentAt: now });
    await promiseRefundMail(inside, row);
  });
}
