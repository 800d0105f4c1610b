import { paymentLifecycle } from '#core/payment/index.ts';
import { type Ctx, systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { recentlyOpened, together } from './coalesce-syncs.ts';
import { type CardLimitNeeds, stopFailedCards } from './failed-cards.ts';
import { changePayment, lockPayment, type PaymentRow, paymentById } from './payment-rows.ts';
import { payable } from './purposes.ts';
import { sendRefunds } from './send-refund.ts';

export type PaymentNeeds = Pick<Ctx, 'payments' | 'jobs'> & CardLimitNeeds;

export type PaymentSynced =
  /** The intent as the provider has it; null where it was not asked. */
  { ok: true; row: PaymentRow; intent: Payment | null } | { ok: false; reason: 'not-found' | 'provider-failed' };

/**
 * Brings a payment to agree with the provider. The browser's return, the webhook and the sweeper all come here, in any
 * order and any number of times: the truth is fetched, and one of them completes it. `of` is the person who asks, where
 * it has to be their own.
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

/** The same where only the provider's id is known. Null: it is no payment of ours. */
export function syncByIntent(ctx: PaymentNeeds, intentId: string): Promise<PaymentSynced | null> {
  return together(intentId, async (): Promise<PaymentSynced | null> => {
    const found = await ctx.payments.getPayment(intentId);
    // A payment that the provider does not know is nothing to try again.
    if (!found.ok) return found.reason === 'refused' ? null : { ok: false, reason: 'provider-failed' };
    const { reference } = found.value;
    return reference === null ? null : syncFound(ctx, reference, found.value);
  });
}

async function syncIntent(ctx: PaymentNeeds, id: string, intentId: string): Promise<PaymentSynced> {
  const found = await ctx.payments.getPayment(intentId);
  return found.ok ? syncFound(ctx, id, found.value) : { ok: false, reason: 'provider-failed' };
}

/** With the truth in hand, and the row not read yet: what was paid is read where it is written. */
async function syncFound(ctx: PaymentNeeds, id: string, intent: Payment): Promise<PaymentSynced> {
  if (intent.status === 'succeeded') return settle(ctx, id, intent);
  const row = await paymentById(ctx.db, id);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.dueCents === 0 && row.state === 'open') return settleFree(ctx, row);
  // An intent that the payment does not know, or no longer, decides nothing.
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

/** How a payment stands here and at the provider. Writes nothing: what was paid meanwhile is settled by an act. */
export async function peekPayment(ctx: Pick<Ctx, 'db' | 'payments'>, id: string): Promise<PaymentSynced> {
  const row = await paymentById(ctx.db, id);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.state === 'complete' || !row.intentId) return { ok: true, row, intent: null };
  const found = await ctx.payments.getPayment(row.intentId);
  return found.ok ? { ok: true, row, intent: found.value } : { ok: false, reason: 'provider-failed' };
}

/** With the truth in hand. */
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

/** Nothing is left to pay: the intent goes first, so that it cannot be paid after all. */
async function settleFree(ctx: PaymentNeeds, row: PaymentRow): Promise<PaymentSynced> {
  if (row.intentId) {
    const cancelled = await ctx.payments.cancelPayment(row.intentId);
    if (!cancelled.ok) {
      // It was paid a moment before: then that is what happened, and the coupon was not used.
      const paid = cancelled.reason === 'refused' ? cancelled.payment : null;
      return paid?.status === 'succeeded' ? syncBy(ctx, row, paid) : { ok: false, reason: 'provider-failed' };
    }
  }
  const after = (await complete(ctx, row, null)) ?? row;
  // Another tab asked for an intent in between: that one goes too.
  if (after.state === 'open' && after.dueCents === 0) return settleFree(ctx, after);
  return { ok: true, row: after, intent: null };
}

/**
 * The one transaction in which something becomes paid: the payment, and all that follows from it, or nothing. Null for
 * the intent says that nothing had to be paid, and that the intent we knew can no longer be: one that came meanwhile
 * still could, so the payment stays open.
 */
function complete(
  ctx: PaymentNeeds,
  known: { id: string; intentId: string | null },
  intent: Payment | null,
): Promise<PaymentRow | null> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const row = await lockPayment(inside.db, known.id);
    // A payment that does not know its intent yet is settled the next time somebody asks.
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

/** An intent is believed only where it is the one that we asked for, for this very payment. Anything else is a bug. */
function requireOwnIntent(intent: Payment, row: Pick<PaymentRow, 'id' | 'intentId'>): void {
  const ours = intent.id === row.intentId && intent.reference === row.id && intent.currency === 'usd';
  if (!ours) throw new Error(`the payment ${intent.id} is not the one of ${row.id}`);
}

/** For what has one price: neither more nor less was taken. */
export function requireWhole(intent: Payment | null, { id, dueCents }: PaymentRow): void {
  if (!intent || intent.receivedCents === dueCents) return;
  throw new Error(`the payment ${intent.id} took ${intent.receivedCents}, ${id} is ${dueCents}`);
}
