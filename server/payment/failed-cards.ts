import { createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { LimitVerdict } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { payment } from '../db/schema/index.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { mayTry, takeTry } from '../limits/take-try.ts';
import { changePayment, type PaymentRow } from './payment-rows.ts';

export type CardLimitNeeds = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/** May this person, from where they are, have another card tried? */
export const mayUseCard = (ctx: CardLimitNeeds, accountId: string): Promise<LimitVerdict> =>
  mayTry({ ...ctx, address: addressKey(ctx) }, 'card', { account: accountId });

/** The button was pressed: should the card fail, it counts against this address, however we hear of it. */
export const notePayer = (ctx: CardLimitNeeds, paymentId: string): Promise<void> =>
  changePayment(ctx.db, paymentId, payerNow(ctx));

/** The same as part of a payment that is being written. */
export const payerNow = (ctx: Pick<Ctx, 'clock' | 'address' | 'secret'>) => ({
  addressKey: addressKey(ctx),
  triedAt: ctx.clock.now(),
});

/**
 * Counts a card that failed, once, however we hear of it: the webhook, the sweeper or the next press of the button.
 * Answers whether another may be tried.
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
 * A payment that was not made: counts its card, and after too many ends the intent. The browser holds its secret; only
 * at the provider can it be kept from trying card after card.
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
