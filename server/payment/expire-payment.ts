import { paymentLifecycle } from '#core/payment/index.ts';
import { systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { openPayment } from './open-payment.ts';
import { changePayment, lockPayment, type PaymentRow, paymentById } from './payment-rows.ts';
import { payable } from './purposes.ts';
import { type PaymentNeeds, syncBy, syncPayment } from './sync.ts';

export type PaymentExpired =
  /** Lapsed; or complete, where it was paid a moment before. */
  | { ok: true; row: PaymentRow }
  /** under-way: the bank has not decided yet, and until then what it pays for stays held. */
  | { ok: false; reason: 'not-found' | 'provider-failed' | 'under-way' };

/**
 * Ends an open payment. The intent is cancelled at the provider first, so that it cannot be paid any more, and only then
 * what it held is released. If it was paid already, it settles instead.
 */
export async function expirePayment(ctx: PaymentNeeds, id: string): Promise<PaymentExpired> {
  const row = await paymentById(ctx.db, id);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.state !== 'open') return { ok: true, row };
  if (row.dueCents === 0) return syncPayment(ctx, id);
  const ended = await endIntent(ctx, row);
  if (!ended.ok) return ended;
  if (!ended.paid) return { ok: true, row: await lapsePayment(ctx, id) };
  return syncBy(ctx, { ...row, intentId: row.intentId ?? ended.paid.id }, ended.paid);
}

type IntentEnded =
  /** It cannot be paid any more; or it was, a moment before. */
  { ok: true; paid: Payment | null } | { ok: false; reason: 'provider-failed' | 'under-way' };

/**
 * It is opened first also where we know of none: one may have been made whose answer was lost, and under our key it is
 * found. One that the provider refuses to make was never there.
 */
async function endIntent(ctx: PaymentNeeds, row: PaymentRow): Promise<IntentEnded> {
  const opened = await openPayment(ctx, row);
  if (!opened.ok) {
    const neverMade = opened.reason === 'refused' && opened.code !== 'idempotency_error' && !row.intentId;
    return neverMade ? { ok: true, paid: null } : { ok: false, reason: 'provider-failed' };
  }
  const cancelled = await ctx.payments.cancelPayment(opened.value.id);
  if (cancelled.ok) return { ok: true, paid: null };
  const intent = cancelled.reason === 'refused' ? cancelled.payment : null;
  if (intent?.status === 'succeeded') return { ok: true, paid: intent };
  return { ok: false, reason: intent?.status === 'processing' ? 'under-way' : 'provider-failed' };
}

/** Puts everything back that a payment held. Only for one that can no longer succeed at the provider. */
export function lapsePayment(
  ctx: Pick<PaymentNeeds, 'db' | 'clock' | 'ids' | 'jobs'>,
  id: string,
): Promise<PaymentRow> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const row = await lockPayment(inside.db, id);
    if (!row) throw new Error(`no payment ${id}`);
    const step = paymentLifecycle.next(row.state, 'release');
    if (!step.ok) return row;
    const changes = { state: step.to, lapsedAt: inside.clock.now() };
    await changePayment(inside.db, id, changes);
    await payable(row.purpose).lapsed(inside, { ...row, ...changes });
    return { ...row, ...changes };
  });
}
