import { createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { LimitVerdict } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { payment } from '../db/schema/index.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { mayTry, takeTry } from '../limits/take-try.ts';
import { changePayment, type PaymentRow } from './payment-rows.ts';

export type CardLimitNeeds = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/** May this customer, from this address, try another card? */
export const mayUseCard = (ctx: CardLimitNeeds, accountId: string): Promise<LimitVerdict> =>
  mayTry({ ...ctx, address: addressKey(ctx) }, 'card', { account: accountId });

/** The customer pressed Pay. If the card fails, it counts against this address, whichever way we hear about it. */
export const notePayer = (ctx: CardLimitNeeds, paymentId: string): Promise<void> =>
  changePayment(ctx.db, paymentId, payerNow(ctx));

/** The same, as columns for a payment that is being written. */
export const payerNow = (ctx: Pick<Ctx, 'clock' | 'address' | 'secret'>) => ({
  addressKey: addressKey(ctx),
  triedAt: ctx.clock.now(),
});

/**
 * Counts a failed card once, whether we hear of it from the webhook, the sweeper or the next press of the button.
 * Returns whether another card may be tried.
 */
export async function countFailedCard(
  ctx: CardLimitNeeds,
  { id, accountId }: Pick<PaymentRow, 'id' | 'accountId'>,
  { failedAttempt }: Pick<Payment, 'failedAttempt'>,
): Promise<LimitVerdict> {
  if (failedAttempt === null) return { ok: true };
  const [counted] = await ctx.db
    .update(payment)
    .set({ lastFailure: failedAttempt, triedAt: ctx.clock.now() })
    .where(and(eq(payment.id, id), sql`${payment.lastFailure} is distinct from ${failedAttempt}`))
    .returning({ addressKey: payment.addressKey });
  const asker = { ...ctx, address: counted?.addressKey ?? null };
  if (counted) await takeTry(asker, 'card', { account: accountId });
  return mayTry(asker, 'card', { account: accountId });
}

/**
 * Counts the failed card and, after too many, cancels the intent. The browser holds the intent's secret, so only the
 * provider can stop it from trying card after card.
 */
export async function stopFailedCards(
  ctx: CardLimitNeeds & Pick<Ctx, 'payments'>,
  row: Pick<PaymentRow, 'id' | 'accountId'>,
  intent: Payment,
): Promise<LimitVerdict> {
  const more = await countFailedCard(ctx, row, intent);
  if (!more.ok && intent.status === 'requires_payment_method') await ctx.payments.cancelPayment(intent.id);
  return more;
}

const addressKey = ({ address, secret }: Pick<Ctx, 'address' | 'secret'>) =>
  address === null ? null : createHmac('sha256', `payer ${secret}`).update(address).digest('base64url');
