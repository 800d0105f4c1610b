import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import type { Customer } from '../../gateways/payments/port.ts';
import { payingAccount } from './store-payment-customer.ts';

export type PaymentCustomerFound =
  | { ok: true; customer: Customer | null }
  | { ok: false; reason: 'not-allowed' | 'provider-failed' };

/** What the card provider has on file for the customer. Null before their first payment. */
export async function getPaymentCustomer(ctx: Pick<Ctx, 'db' | 'payments' | 'actor'>): Promise<PaymentCustomerFound> {
  const allowed = authorise(ctx.actor, 'fee.view-own');
  if (!allowed.ok) return allowed;
  const person = await payingAccount(ctx.db, allowed.account.id);
  if (!person?.paymentCustomerId) return { ok: true, customer: null };
  const found = await ctx.payments.getCustomer(person.paymentCustomerId);
  return found.ok ? { ok: true, customer: found.value } : { ok: false, reason: 'provider-failed' };
}
