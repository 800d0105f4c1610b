import { paymentLifecycle } from '#core/payment/index.ts';
import { type Ctx, systemActor } from '../context.ts';
import { inRetriedTransaction } from '../db/retried-transaction.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { recentlyOpened, together } from './coalesce-syncs.ts';
import { type CardLimitNeeds, stopFailedCards } from './failed-cards.ts';
import { changePayment, lockPayment, type PaymentRow, paymentById } from './payment-rows.ts';
import { payable } from './purposes.ts';
import { sendRefunds } from './send-refund.ts';

export type PaymentNeeds = Pick<Ctx, 'payments' | 'jobs'> & CardLimitNeeds;

export type PaymentSynced =
  /** The provider's intent; null if we didn't ask. */
  { ok: true; row: PaymentRow; intent: Payment | null } | { ok: false; reason: 'not-found' | 'provider-failed' };

/**
 * Brings a payment in line with the provider. The browser's return, the webhook and the sweeper all call this, in any
 * order and any number of times: each fetches the truth, and one of them completes the payment. `of` is the account
 * asking, if it must be their own payment.
 */
export async function syncPayment(ctx: PaymentNeeds, id: string, of?: string): Promise<PaymentSynced> {
  const opened = of === undefined ? null : recentlyOpened(id);
  if (opened && opened.accountId === of) {
    return together(opened.intentId, () => syncIntent(ctx, id, opened.intentId));
  }
  const row = await paymentById(ctx.db, id);
  if (!row || (of !== undefined && row.accountId !== of)) return { ok: false, reason: 'not-found' };
  return together(row.intentId ?? row.id, () => syncRow(ctx, row));
}

/** The same when only the provider's id is known. Null: the payment isn't ours. */
export function syncByIntent(ctx: PaymentNeeds, intentId: string): Promise<PaymentSynced | null> {
  return together(intentId, async (): Promise<PaymentSynced | null> => {
    const found = await ctx.payments.getPayment(intentId);
    // No point retrying a payment the provider doesn't know.
    if (!found.ok) return found.reason === 'refused' ? null : { ok: false, reason: 'provider-failed' };
    const { reference } = found.value;
    return reference === null ? null : syncFound(ctx, reference, found.value);
  });
}

async function syncIntent(ctx: PaymentNeeds, id: string, intentId: string): Promise<PaymentSynced> {
  const found = await ctx.payments.getPayment(intentId);
  return found.ok ? syncFound(ctx, id, found.value) : { ok: false, reason: 'provider-failed' };
}

/** We have the intent but haven't read the row. If it was paid, `settle` reads the row under its lock. */
async function syncFound(ctx: PaymentNeeds, id: string, intent: Payment): Promise<PaymentSynced> {
  if (intent.status === 'succeeded') return settle(ctx, id, intent);
  const row = await paymentById(ctx.db, id);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.dueCents === 0 && row.state === 'open') return settleFree(ctx, row);
  // An intent that the payment doesn't know, or no longer uses, decides nothing.
  return row.intentId === intent.id && row.state !== 'complete'
    ? syncBy(ctx, row, intent)
    : { ok: true, row, intent: null };
}

async function syncRow(ctx: PaymentNeeds, row: PaymentRow): Promise<PaymentSynced> {
  if (row.state === 'complete') return { ok: true, row, intent: null };
  if (row.dueCents === 0 && row.state === 'open') return settleFree(ctx, row);
  if (!row.intentId) return { ok: true, row, intent: null };
  const found = await ctx.payments.getPayment(row.intentId);
  return found.ok ? syncBy(ctx, row, found.value) : { ok: false, reason: 'provider-failed' };
}

/** The payment's state here and at the provider. Read-only: a payment made meanwhile is settled elsewhere. */
export async function peekPayment(ctx: Pick<Ctx, 'db' | 'payments'>, id: string): Promise<PaymentSynced> {
  const row = await paymentById(ctx.db, id);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.state === 'complete' || !row.intentId) return { ok: true, row, intent: null };
  const found = await ctx.payments.getPayment(row.intentId);
  return found.ok ? { ok: true, row, intent: found.value } : { ok: false, reason: 'provider-failed' };
}

/** Syncs a row with an intent already fetched from the provider. */
export async function syncBy(ctx: PaymentNeeds, row: PaymentRow, intent: Payment): Promise<PaymentSynced> {
  requireOwnIntent(intent, row);
  if (intent.status === 'succeeded') return settle(ctx, row.id, intent);
  await stopFailedCards(ctx, row, intent);
  return { ok: true, row, intent };
}

async function settle(ctx: PaymentNeeds, id: string, intent: Payment): Promise<PaymentSynced> {
  const row = await complete(ctx, { id, intentId: intent.id }, intent);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.state === 'lapsed' && intent.receivedCents > intent.refundedCents) {
    await sendRefunds(ctx, await payable(row.purpose).paidLate(ctx, row, intent));
  }
  return { ok: true, row, intent };
}

/** Nothing left to pay. Cancels the intent first, so that it can't be paid after all. */
async function settleFree(ctx: PaymentNeeds, row: PaymentRow): Promise<PaymentSynced> {
  if (row.intentId) {
    const cancelled = await ctx.payments.cancelPayment(row.intentId);
    if (!cancelled.ok) {
      // It was paid a moment before. The payment counts, and the coupon wasn't used.
      const paid = cancelled.reason === 'refused' ? cancelled.payment : null;
      return paid?.status === 'succeeded' ? syncBy(ctx, row, paid) : { ok: false, reason: 'provider-failed' };
    }
  }
  const after = (await complete(ctx, row, null)) ?? row;
  // Another tab created an intent in between: cancel that one too.
  if (after.state === 'open' && after.dueCents === 0) return settleFree(ctx, after);
  return { ok: true, row: after, intent: null };
}

/**
 * The one transaction in which something becomes paid, together with everything that follows from it. A null intent
 * means there was nothing to pay and the intent we knew is canceled. If a new intent has appeared meanwhile, it could
 * still be paid, so the payment stays open.
 */
function complete(
  ctx: PaymentNeeds,
  known: { id: string; intentId: string | null },
  intent: Payment | null,
): Promise<PaymentRow | null> {
  return inRetriedTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const row = await lockPayment(inside.db, known.id);
    // A payment that doesn't know its intent yet is settled on the next sync.
    if (!row || (intent && row.intentId === null)) return row;
    if (intent) requireOwnIntent(intent, row);
    else if (row.dueCents > 0 || row.intentId !== known.intentId) return row;
    if (!paymentLifecycle.next(row.state, 'settle').ok) return row;
    const now = inside.clock.now();
    const paid = { state: 'complete', paidAt: now, card: intent?.card ?? null } as const;
    const followed = await payable(row.purpose).paid(inside, { ...row, ...paid }, intent);
    const changes = followed === 'paid' ? paid : ({ state: 'lapsed', lapsedAt: now } as const);
    await changePayment(inside.db, row.id, changes);
    return { ...row, ...changes };
  });
}

/** Trust an intent only if it's the one we asked for, for this very payment. Anything else is a bug. */
function requireOwnIntent(intent: Payment, row: Pick<PaymentRow, 'id' | 'intentId'>): void {
  const ours = intent.id === row.intentId && intent.reference === row.id && intent.currency === 'usd';
  if (!ours) throw new Error(`the payment ${intent.id} is not the one of ${row.id}`);
}

/** For things with a fixed price: exactly the amount due was taken. */
export function requireWhole(intent: Payment | null, { id, dueCents }: PaymentRow): void {
  if (!intent || intent.receivedCents === dueCents) return;
  throw new Error(`the payment ${intent.id} took ${intent.receivedCents}, ${id} is ${dueCents}`);
}
