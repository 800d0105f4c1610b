import { paymentLifecycle } from '#core/payment/index.ts';
import { systemActor } from '../context.ts';
import { inRetriedTransaction } from '../db/retried-transaction.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { openPayment } from './open-payment.ts';
import { changePayment, lockPayment, type PaymentRow, paymentById } from './payment-rows.ts';
import { payable } from './purposes.ts';
import { type PaymentNeeds, syncBy, syncPayment } from './sync.ts';

export type PaymentExpired =
  /** Lapsed, or complete if it was paid a moment before. */
  | { ok: true; row: PaymentRow }
  /** under-way: the bank hasn't decided yet. What the payment is for stays held until it does. */
  | { ok: false; reason: 'not-found' | 'provider-failed' | 'under-way' };

/**
 * Ends an open payment. Cancels the intent at the provider first, so that it can't be paid anymore, and only then
 * releases what it held. If it was already paid, it settles instead.
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
  /** It can't be paid anymore, or it was paid a moment before. */
  { ok: true; paid: Payment | null } | { ok: false; reason: 'provider-failed' | 'under-way' };

/**
 * Opens the intent even when we don't know of one: it may have been created and the response lost, and our idempotency
 * key finds it. If the provider refuses to create it, it never existed.
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

/** Releases everything a payment held. Only for a payment that can no longer succeed at the provider. */
export function lapsePayment(
  ctx: Pick<PaymentNeeds, 'db' | 'clock' | 'ids' | 'jobs'>,
  id: string,
): Promise<PaymentRow> {
  return inRetriedTransaction({ ...ctx, actor: systemActor }, async (inside) => {
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
