import { and, eq, sql } from 'drizzle-orm';
import type { LimitVerdict } from '#core/settings/index.ts';
import { ensurePaymentCustomer } from '../account/profile/ensure-payment-customer.ts';
import type { Ctx } from '../context.ts';
import { payment } from '../db/schema/index.ts';
import type { Outcome, Payment } from '../gateways/payments/port.ts';
import { rememberOpened } from './coalesce-syncs.ts';
import { countFailedCard, mayUseCard } from './failed-cards.ts';
import { keepIntent, type PaymentRow, paymentById } from './payment-rows.ts';
import { payable } from './purposes.ts';
import { type PaymentNeeds, syncPayment } from './sync.ts';

type Needs = Pick<Ctx, 'db' | 'payments'>;

const rounds = 4;
const failed = { ok: false, reason: 'provider-failed' } as const;

/** The money has moved or is about to, so it's too late to change the amount. */
export const isUnderWay = ({ status }: Pick<Payment, 'status'>) => status === 'succeeded' || status === 'processing';

/**
 * The provider's current intent for a payment, created on first use. The payment's id is the idempotency key, so asking
 * again after a lost response gives the same intent. Never call inside a transaction.
 */
export async function openPayment(
  ctx: Needs,
  row: PaymentRow,
  knownCustomer: string | null = null,
): Promise<Outcome<Payment>> {
  if (row.intentId) return ctx.payments.getPayment(row.intentId);
  const made = await createIntent(ctx, row, row.id, knownCustomer);
  // Only an order's intent and amount never change.
  if (made.ok && row.purpose === 'order') {
    rememberOpened(row.id, { accountId: row.accountId, intentId: made.value.id });
  }
  return made;
}

export type Brought =
  | { ok: true; row: PaymentRow; intent: Payment | null }
  | { ok: false; reason: 'provider-failed' }
  /** Too many cards failed: no other card may be tried for a while. */
  | Extract<LimitVerdict, { ok: false }>;

/**
 * Makes the provider match a payment we've written, or syncs it if it's already decided (nothing to pay, or paid a
 * moment ago). Anything that fails here is retried the next time the page asks, and by the sweeper.
 */
export async function bringToProvider(ctx: PaymentNeeds, id: string): Promise<Brought> {
  const row = await paymentById(ctx.db, id);
  if (!row) throw new Error(`no payment ${id}`);
  if (row.state !== 'open') return { ok: true, row, intent: null };
  const cards = await mayUseCard(ctx, row.accountId);
  if (row.dueCents > 0 && cards.ok) {
    const aligned = await alignIntent(ctx, id);
    if (!aligned.ok) return aligned;
    if (!isUnderWay(aligned.intent)) {
      // We may be the first to hear of this failure. Count it before handing out the intent.
      const more = await countFailedCard(ctx, aligned.row, aligned.intent);
      return more.ok ? aligned : more;
    }
  }
  const synced = await syncPayment(ctx, id);
  if (!synced.ok) return failed;
  const decided = synced.row.state !== 'open' || (synced.intent && isUnderWay(synced.intent));
  return decided || cards.ok ? synced : cards;
}

/**
 * Makes the provider's intent match the payment. The first creation always asks for the amount it was opened with, so
 * that a retry is identical; every other amount is an update keyed by the payment's id and revision.
 */
async function alignIntent(
  ctx: Needs,
  id: string,
): Promise<{ ok: true; row: PaymentRow; intent: Payment } | typeof failed> {
  for (let round = 0; round < rounds; round++) {
    const row = await paymentById(ctx.db, id);
    if (!row || row.dueCents === 0) return failed;
    const found = await currentIntent(ctx, row);
    if (!found.ok) return failed;
    const intent = found.value;
    if (intent.status === 'canceled') continue;
    if (isUnderWay(intent) || intent.amountCents === row.dueCents) return { ok: true, row, intent };
    const idempotencyKey = `${row.id}:${row.revision}`;
    const changed = await ctx.payments.updatePayment({ id: intent.id, amountCents: row.dueCents, idempotencyKey });
    if (!changed.ok && !(changed.reason === 'refused' && changed.payment)) return failed;
    // An older change overtook this one on the way. The amount is wrong and this idempotency key is spent.
    if (changed.ok && changed.value.amountCents !== row.dueCents) await nextRevision(ctx, row);
  }
  return failed;
}

async function currentIntent(ctx: Needs, row: PaymentRow): Promise<Outcome<Payment>> {
  const found = await openPayment(ctx, row);
  if (!row.intentId || !found.ok || found.value.status !== 'canceled') return found;
  // Canceled by hand at the provider, or after too many failed cards: create a replacement. Its key names the intent it
  // replaces, so asking repeatedly still creates only one.
  return createIntent(ctx, row, `${row.id}:instead-of:${row.intentId}`);
}

async function createIntent(
  ctx: Needs,
  row: PaymentRow,
  idempotencyKey: string,
  knownCustomer: string | null = null,
): Promise<Outcome<Payment>> {
  const customer = knownCustomer
    ? { ok: true as const, customerId: knownCustomer }
    : await ensurePaymentCustomer(ctx, row.accountId);
  if (!customer.ok) return customer;
  const made = await ctx.payments.createPayment({
    reference: row.id,
    amountCents: row.openedCents,
    customerId: customer.customerId,
    description: payable(row.purpose).description,
    idempotencyKey,
  });
  if (!made.ok) return made;
  return (await keepIntent(ctx.db, row, made.value.id)) ? made : ctx.payments.cancelPayment(made.value.id);
}

const nextRevision = ({ db }: Needs, { id, revision }: PaymentRow) =>
  db
    .update(payment)
    .set({ revision: sql`${payment.revision} + 1` })
    .where(and(eq(payment.id, id), eq(payment.revision, revision)));
