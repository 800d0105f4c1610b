import type { Ctx } from '../context.ts';
import type { SavedCard } from '../gateways/payments/port.ts';
import { authorise } from './authorise.ts';
import { payingAccount } from './store-payment-customer.ts';

/** The cards that the person who asks has kept with the provider; none while it does not answer: a new one will do. */
export async function savedCards(ctx: Pick<Ctx, 'db' | 'payments' | 'actor'>): Promise<SavedCard[]> {
  const allowed = authorise(ctx.actor, 'card.view-own');
  const person = allowed.ok ? await payingAccount(ctx.db, allowed.account.id) : null;
  if (!person?.paymentCustomerId) return [];
  const found = await ctx.payments.listCards(person.paymentCustomerId);
  return found.ok ? found.value : [];
}
