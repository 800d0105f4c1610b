import type { Ctx } from '../../context.ts';
import type { Refused, Unreachable } from '../../gateways/payments/port.ts';
import { keepCustomerId, payingAccount } from './store-payment-customer.ts';

export type PaymentCustomerReady = { ok: true; customerId: string } | Refused | Unreachable;

/**
 * The person's customer record at the card provider, created on first use. The request never varies, so the account id
 * works as an idempotency key and can't create a duplicate. Name and email can change, so they go in a separate call.
 */
export async function ensurePaymentCustomer(
  ctx: Pick<Ctx, 'db' | 'payments'>,
  accountId: string,
): Promise<PaymentCustomerReady> {
  const person = await payingAccount(ctx.db, accountId);
  if (!person) throw new Error(`no account ${accountId}`);
  if (person.paymentCustomerId) return { ok: true, customerId: person.paymentCustomerId };
  const made = await ctx.payments.createCustomer({ accountId, idempotencyKey: accountId });
  if (!made.ok) return made;
  const customerId = await keepCustomerId(ctx.db, accountId, made.value.id);
  const named = await ctx.payments.updateCustomer(customerId, { name: person.name, email: person.email });
  return named.ok ? { ok: true, customerId } : named;
}
