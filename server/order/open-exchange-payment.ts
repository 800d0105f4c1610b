import { productName } from '#core/settings/index.ts';
import { ensurePaymentCustomer } from '../account/ensure-payment-customer.ts';
import type { Ctx } from '../context.ts';
import type { Outcome, Payment } from '../gateways/payments/port.ts';
import { type ExchangeRow, keepExchangePayment } from './store-exchanges.ts';

/** The payment of an exchange's difference, made on first use under the exchange's id. Never inside a transaction. */
export async function openExchangePayment(
  ctx: Pick<Ctx, 'db' | 'payments'>,
  row: ExchangeRow,
  accountId: string,
): Promise<Outcome<Payment>> {
  if (row.paymentId) return ctx.payments.getPayment(row.paymentId);
  const customer = await ensurePaymentCustomer(ctx, accountId);
  if (!customer.ok) return customer;
  const made = await ctx.payments.createPayment({
    orderId: row.id,
    amountCents: row.dueCents,
    customerId: customer.customerId,
    description: `${productName} exchange`,
    idempotencyKey: row.id,
  });
  if (made.ok) await keepExchangePayment(ctx.db, row.id, made.value.id);
  return made;
}
