import { productName } from '#core/settings/index.ts';
import { ensurePaymentCustomer } from '../account/profile/ensure-payment-customer.ts';
import type { Ctx } from '../context.ts';
import type { Outcome, Payment } from '../gateways/payments/port.ts';
import { rememberOpened } from './opened-here.ts';
import { chargeOf, keepPaymentId, type OrderRow } from './store.ts';

/**
 * The one payment of an order as it stands at the provider, made on first use under the order's id: asked again after a
 * lost answer it is the same one. Never inside a transaction.
 */
export async function openPayment(
  ctx: Pick<Ctx, 'db' | 'payments'>,
  row: OrderRow,
  knownCustomer: string | null = null,
): Promise<Outcome<Payment>> {
  if (row.paymentId) return ctx.payments.getPayment(row.paymentId);
  const customer = knownCustomer
    ? { ok: true as const, customerId: knownCustomer }
    : await ensurePaymentCustomer(ctx, row.accountId);
  if (!customer.ok) return customer;
  const made = await ctx.payments.createPayment({
    orderId: row.id,
    amountCents: chargeOf(row),
    customerId: customer.customerId,
    description: `${productName} furniture`,
    idempotencyKey: row.id,
  });
  if (made.ok) {
    await keepPaymentId(ctx.db, row.id, made.value.id);
    rememberOpened(row.id, { accountId: row.accountId, paymentId: made.value.id });
  }
  return made;
}
