import {
  checkAfter,
  mayBeSentAlready,
  nextRefundLook,
  type RefundSubject,
  refundKey,
  refundLifecycle,
} from '#core/payment/index.ts';
import { appendAudit } from '../audit/append.ts';
import { type Ctx, systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Outcome, Refund } from '../gateways/payments/port.ts';
import { announce } from '../live/announce.ts';
import { type PaymentRow, paymentById } from './payment-rows.ts';
import { type Inside, payable, type RefundRules } from './purposes.ts';
import { changeRefund, type RefundRow, refundById, writeEntries } from './refund-rows.ts';
import { tellOfRefund } from './tell-of-refund.ts';

export type RefundNeeds = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>;

export type RefundSent = { ok: true } | { ok: false; reason: 'not-found' | 'provider-failed' | 'refused' };

/**
 * Sends one promised refund and records it in the books, once. The refund's id is the key, and if an earlier response
 * may have been lost, we look for that key before sending again. Safe to run repeatedly and in several processes. Never
 * call inside a transaction.
 */
export async function sendRefund(ctx: RefundNeeds, id: string, { again = false } = {}): Promise<RefundSent> {
  const row = await refundById(ctx.db, id);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.state !== 'promised') return { ok: true };
  const given = await ask(ctx, row, again || mayBeSentAlready(row, ctx.clock.now()));
  if (given.ok) {
    return hasFailed(given.value)
      ? recordFailed(ctx, row, `The provider says: ${given.value.status}.`)
      : recordSent(ctx, row, given.value.id);
  }
  if (given.reason === 'refused') return recordFailed(ctx, row, given.message);
  const tries = row.tries + 1;
  await changeRefund(ctx.db, id, { tries, nextTryAt: checkAfter(ctx.clock.now(), tries) });
  return { ok: false, reason: 'provider-failed' };
}

/** Sends the refunds a use case has just committed and returns their current rows. The sweeper retries failures. */
export async function sendRefunds(ctx: RefundNeeds, rows: readonly RefundRow[]): Promise<RefundRow[]> {
  const now: RefundRow[] = [];
  for (const row of rows) {
    await sendRefund(ctx, row.id).catch(() => undefined);
    now.push((await refundById(ctx.db, row.id)) ?? row);
  }
  return now;
}

async function ask(ctx: RefundNeeds, row: RefundRow, looksFirst: boolean): Promise<Outcome<Refund>> {
  const idempotencyKey = refundKey(row);
  if (looksFirst) {
    // The provider forgets idempotency keys after a day, but the refunds it made carry our key.
    const listed = await ctx.payments.listRefunds(row.intentId);
    if (!listed.ok) return listed;
    const before = listed.value.find(({ key }) => key === idempotencyKey);
    if (before) return { ok: true, value: before };
  }
  const { intentId: paymentId, cents: amountCents } = row;
  return ctx.payments.refund({ paymentId, amountCents, reference: row.orderId ?? row.paymentId, idempotencyKey });
}

/** Refused, or returned by the bank: we have the money back. */
export const hasFailed = ({ status }: Pick<Refund, 'status'>) => status === 'failed' || status === 'canceled';

export interface HeldRefund {
  row: RefundRow;
  payment: PaymentRow;
  rules: RefundRules;
  /** The fee or order, as the audit log names it. */
  subject: { kind: RefundSubject; id: string };
}

/** Locks the refund's fee or order and reads the refund again under the lock. */
export async function holdRefund(ctx: Inside, known: RefundRow): Promise<HeldRefund> {
  const { id, paymentId } = known;
  const payment = await paymentById(ctx.db, paymentId);
  if (!payment) throw new Error(`no payment ${paymentId}`);
  const rules = payable(payment.purpose).refunds;
  await rules.lock(ctx, known);
  const row = await refundById(ctx.db, id);
  if (!row) throw new Error(`no refund ${id}`);
  return { row, payment, rules, subject: { kind: rules.kind, id: row.orderId ?? row.paymentId } };
}

/** Records what the provider accepted, even if our row has moved on meanwhile. */
function recordSent(ctx: RefundNeeds, sent: RefundRow, refundId: string): Promise<RefundSent> {
  const { id, amounts, cents, attempt } = sent;
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const { row, payment, rules } = await holdRefund(inside, sent);
    if (row.refundId === refundId) return { ok: true };
    const step = refundLifecycle.next(row.state, 'send');
    if (!step.ok) throw new Error(`the refund ${id} went back twice, as ${row.refundId} and as ${refundId}`);
    const at = inside.clock.now();
    await writeEntries(inside, sent, { kind: 'refunded', refundId });
    const went = { amounts, cents, attempt, refundId, problem: null, sentAt: at, lookAt: nextRefundLook(at, at) };
    await tellOfRefund(inside, await changeRefund(inside.db, id, { state: step.to, ...went }));
    await rules.sent(inside, sent, payment);
    announce(inside.db, payment.accountId, rules.news);
    return { ok: true };
  });
}

function recordFailed(ctx: RefundNeeds, refused: RefundRow, problem: string): Promise<RefundSent> {
  const { id, attempt } = refused;
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const { row, payment, rules, subject } = await holdRefund(inside, refused);
    const step = refundLifecycle.next(row.state, 'fail');
    // A refusal of an older attempt says nothing about the current one.
    if (!step.ok || row.attempt !== attempt) return { ok: true };
    const failed = await changeRefund(inside.db, id, { state: step.to, problem: problem.slice(0, 500) });
    await tellOfRefund(inside, failed);
    await appendAudit(inside, { act: `${subject.kind}.refund-failed`, subject, detail: { refund: id, problem } });
    announce(inside.db, payment.accountId, rules.news);
    return { ok: false, reason: 'refused' };
  });
}
