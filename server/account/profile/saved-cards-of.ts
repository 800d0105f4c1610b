import type { Ctx } from '../../context.ts';
import type { SavedCard } from '../../gateways/payments/port.ts';
import { payingAccount } from './store-payment-customer.ts';

/** Cards kept at the provider by the customer's own tick. Without an answer there are none to offer: a new one pays too. */
export async function savedCardsOf(ctx: Pick<Ctx, 'db' | 'payments'>, accountId: string): Promise<SavedCard[]> {
  const person = await payingAccount(ctx.db, accountId);
  if (!person?.paymentCustomerId) return [];
  const found = await ctx.payments.listCards(person.paymentCustomerId);
  return found.ok ? found.value : [];
}
