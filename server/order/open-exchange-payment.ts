import { productName } from '#core/settings/index.ts';
import { ensurePaymentCustomer } from '../account/profile/ensure-payment-customer.ts';
import type { Ctx } from '../context.ts';
import type { Outcome, Payment } from '../gateways/payments/port.ts';
import { type ExchangeRow, keepExchangePayment, replaceExchangePayment } from './store-exchanges.ts';

/** The payment of an exchange's difference, made on first use under the exchange's id. Never inside a transaction. */
export async function openExchangePayment(
  ctx: Pick<Ctx, 'db' | 'payments'>,
  row: ExchangeRow,
  accountId: string,
): Promise<Outcome<Payment>> {
  if (row.paymentId) return ctx.payments.getPayment(row.paymentId);
  const made = await createPayment(ctx, row, accountId, row.id);
  if (made.ok) await keepExchangePayment(ctx.db, row.id, made.value.id);
  return made;
}

/**
 * After too many failed cards a payment is ended for good, but the offer stands: there is another payment for it. Its key
 * names the one that was ended, so that two who ask at once get the same.
 */
export async function renewExchangePayment(
  ctx: Pick<Ctx, 'db' | 'payments'>,
  row: ExchangeRow,
  accountId: string,
  ended: Payment,
): Promise<Outcome<Payment>> {
  const made = await createPayment(ctx, row, accountId, `${row.id}:${ended.id}`);
  if (made.ok) await replaceExchangePayment(ctx.db, row.id, ended.id, made.value.id);
  return made;
}

async function createPayment(
  ctx: Pick<Ctx, 'db' | 'payments'>,
  row: ExchangeRow,
  accountId: string,
  idempotencyKey: string,
): Promise<Outcome<Payment>> {
  const customer = await ensurePaymentCustomer(ctx, accountId);
  if (!customer.ok) return customer;
  return ctx.payments.createPayment({
    orderId: row.id,
    amountCents: row.dueCents,
    customerId: customer.customerId,
    description: `${productName} exchange`,
    idempotencyKey,
  });
}
