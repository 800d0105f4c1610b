import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { payingAccount } from './store-payment-customer.ts';

export type CardRemoved = { ok: true } | { ok: false; reason: 'not-allowed' | 'provider-failed' };

/** Removes a saved card at the provider. Succeeds if the card is already gone or isn't this customer's. */
export async function removeCard(
  ctx: Pick<Ctx, 'db' | 'payments' | 'actor'>,
  { cardId }: { cardId: string },
): Promise<CardRemoved> {
  const allowed = authorise(ctx.actor, 'card.remove-own');
  if (!allowed.ok) return allowed;
  const person = await payingAccount(ctx.db, allowed.account.id);
  if (!person?.paymentCustomerId) return { ok: true };
  const removed = await ctx.payments.removeCard(person.paymentCustomerId, cardId);
  if (removed.ok || (removed.reason === 'refused' && removed.code === 'resource_missing')) return { ok: true };
  return { ok: false, reason: 'provider-failed' };
}
