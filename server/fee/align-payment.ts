import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { feeWords } from '#core/fee/index.ts';
import { productName } from '#core/settings/index.ts';
import { ensurePaymentCustomer } from '../account/profile/ensure-payment-customer.ts';
import type { Ctx } from '../context.ts';
import { fee } from '../db/schema/index.ts';
import type { Outcome, Payment } from '../gateways/payments/port.ts';
import { dueCents, type FeeRow, feeById } from './store.ts';

export type Aligned = { ok: true; row: FeeRow; payment: Payment } | { ok: false; reason: 'provider-failed' };

type Needs = Pick<Ctx, 'db' | 'payments'>;

const rounds = 4;
const failed = { ok: false, reason: 'provider-failed' } as const;

/** Money that has moved, or is about to: too late to change the amount. */
export const isUnderWay = ({ status }: Pick<Payment, 'status'>) => status === 'succeeded' || status === 'processing';

/**
 * Makes the provider's payment what the fee's row says it should be, or finds it so. Never inside a transaction. The
 * first creation always asks for the full price under the fee's id, so that it can be repeated word for word; every
 * other amount is a change under the id and its revision.
 */
export async function alignPayment(ctx: Needs, feeId: string): Promise<Aligned> {
  for (let round = 0; round < rounds; round++) {
    const row = await feeById(ctx.db, feeId);
    if (!row) throw new Error(`no fee ${feeId}`);
    const due = dueCents(row);
    if (due === 0) return failed;
    const found = await currentPayment(ctx, row);
    if (!found.ok) return failed;
    const payment = found.value;
    if (payment.status === 'canceled') continue;
    if (isUnderWay(payment) || payment.amountCents === due) return { ok: true, row, payment };
    const idempotencyKey = `${row.id}:${row.revision}`;
    const changed = await ctx.payments.updatePayment({ id: payment.id, amountCents: due, idempotencyKey });
    if (!changed.ok && !(changed.reason === 'refused' && changed.payment)) return failed;
    // A change that was overtaken by an older one on the way leaves a wrong amount under a key that is spent.
    if (changed.ok && changed.value.amountCents !== due) await nextRevision(ctx, row);
  }
  return failed;
}

async function currentPayment(ctx: Needs, row: FeeRow): Promise<Outcome<Payment>> {
  if (!row.paymentId) return createPayment(ctx, row, row.id);
  const found = await ctx.payments.getPayment(row.paymentId);
  if (!found.ok || found.value.status !== 'canceled') return found;
  // Cancelled by a hand at the provider: one more may be asked for, and however often we ask it is one.
  return createPayment(ctx, row, `${row.id}:instead-of:${row.paymentId}`);
}

async function createPayment(ctx: Needs, row: FeeRow, idempotencyKey: string): Promise<Outcome<Payment>> {
  const customer = await ensurePaymentCustomer(ctx, row.accountId);
  if (!customer.ok) return customer;
  const made = await ctx.payments.createPayment({
    orderId: row.id,
    amountCents: row.priceCents,
    customerId: customer.customerId,
    description: `${productName} ${feeWords.name}`,
    idempotencyKey,
  });
  if (!made.ok) return made;
  return (await keepPayment(ctx, row, made.value.id)) ? made : ctx.payments.cancelPayment(made.value.id);
}

/** Only a fee that still wants to be paid takes a payment; one that was settled meanwhile must not be paid again. */
async function keepPayment({ db }: Needs, row: FeeRow, paymentId: string): Promise<boolean> {
  const before = row.paymentId ? eq(fee.paymentId, row.paymentId) : isNull(fee.paymentId);
  const kept = await db
    .update(fee)
    .set({ paymentId })
    .where(and(eq(fee.id, row.id), before, eq(fee.status, 'open'), gt(fee.priceCents, fee.discountCents)))
    .returning({ id: fee.id });
  // Another tab may have asked for the same payment, and written it down first.
  return kept.length > 0 || (await feeById(db, row.id))?.paymentId === paymentId;
}

const nextRevision = ({ db }: Needs, { id, revision }: FeeRow) =>
  db
    .update(fee)
    .set({ revision: sql`${fee.revision} + 1` })
    .where(and(eq(fee.id, id), eq(fee.revision, revision)));
