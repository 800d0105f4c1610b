import type { Ctx } from '../../context.ts';
import type { SavedCard } from '../../gateways/payments/port.ts';
import { payingAccount } from './store-payment-customer.ts';

/** Cards the customer chose to save. If the provider doesn't answer, offer none: they can still pay with a new card. */
export async function savedCardsOf(ctx: Pick<Ctx, 'db' | 'payments'>, accountId: string): Promise<SavedCard[]> {
  const person = await payingAccount(ctx.db, accountId);
  if (!person?.paymentCustomerId) return [];
  const found = await ctx.payments.listCards(person.paymentCustomerId);
  return found.ok ? found.value : [];
}
