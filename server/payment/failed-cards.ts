import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { LimitVerdict } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { type Given, recurring } from '../db/recurring.ts';
import { cardAttempt } from '../db/schema/index.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { mayTry, takeTry } from '../limits/take-try.ts';

export type CardLimitNeeds = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/** May this person, from where they are, have another card tried? */
export const mayUseCard = (ctx: CardLimitNeeds, accountId: string): Promise<LimitVerdict> =>
  mayTry({ ...ctx, address: addressKey(ctx) }, 'card', { account: accountId });

type Seen = { orderId: string; addressKey: string | null; triedAt: Date };

const upsertAttempt = recurring((db, { orderId, addressKey, triedAt }: Given<Seen>) => {
  const seen = { addressKey: sql`${addressKey}`, triedAt: sql`${triedAt}` };
  return db
    .insert(cardAttempt)
    .values({ orderId, ...seen })
    .onConflictDoUpdate({ target: cardAttempt.orderId, set: seen });
});

/** The button was pressed: should the card fail, it counts against this address, whoever tells us of it. */
export async function notePayer(ctx: CardLimitNeeds, orderId: string): Promise<void> {
  await upsertAttempt(ctx.db, { orderId, addressKey: addressKey(ctx), triedAt: ctx.clock.now() });
}

/**
 * Counts a card that failed, once, whichever way we hear of it: the webhook, the sweeper or the next press of the button.
 * Answers whether another may be tried.
 */
export async function countFailedCard(
  ctx: CardLimitNeeds,
  { id: orderId, accountId }: { id: string; accountId: string },
  { failedAttempt }: Pick<Payment, 'failedAttempt'>,
): Promise<LimitVerdict> {
  if (failedAttempt === null) return { ok: true };
  const seen = { lastFailure: failedAttempt, triedAt: ctx.clock.now() };
  const [attempt] = await ctx.db
    .insert(cardAttempt)
    .values({ orderId, ...seen })
    .onConflictDoUpdate({
      target: cardAttempt.orderId,
      set: seen,
      setWhere: sql`${cardAttempt.lastFailure} is distinct from ${failedAttempt}`,
    })
    .returning();
  const asker = { ...ctx, address: attempt?.addressKey ?? null };
  if (attempt) await takeTry(asker, 'card', { account: accountId });
  return mayTry(asker, 'card', { account: accountId });
}

/**
 * A payment that was not made: counts its card, and after too many ends the payment. The browser holds its secret; only
 * at the provider can it be kept from trying card after card.
 */
export async function stopFailedCards(
  ctx: CardLimitNeeds & Pick<Ctx, 'payments'>,
  order: { id: string; accountId: string },
  payment: Payment,
): Promise<LimitVerdict> {
  const more = await countFailedCard(ctx, order, payment);
  if (!more.ok && payment.status === 'requires_payment_method') await ctx.payments.cancelPayment(payment.id);
  return more;
}

const addressKey = ({ address, secret }: Pick<Ctx, 'address' | 'secret'>) =>
  address === null ? null : createHmac('sha256', `payer ${secret}`).update(address).digest('base64url');
