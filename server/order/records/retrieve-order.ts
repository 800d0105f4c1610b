import { authorise } from '../../authorise.ts';
import { openPayment } from '../../payment/open-payment.ts';
import type { PaymentRow } from '../../payment/payment-rows.ts';
import { type PaymentNeeds, syncPayment } from '../../payment/sync.ts';
import { type PlacedOrder, placedOrderFor } from '../placing/placed-order.ts';

export type OrderRetrieved =
  | { ok: true; order: PlacedOrder }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'provider-failed' };

/** The customer's own order, paid or not. An open one comes with its client secret. */
export async function retrieveOrder(ctx: PaymentNeeds, { id }: { id: string }): Promise<OrderRetrieved> {
  const allowed = authorise(ctx.actor, 'order.view-own');
  if (!allowed.ok) return allowed;
  const synced = await syncPayment(ctx, id, allowed.account.id);
  if (!synced.ok) return synced;
  const payment = synced.row;
  if (payment.state !== 'open' || synced.intent) return found(ctx, payment, synced.intent?.clientSecret ?? null);
  const opened = await openPayment(ctx, payment);
  return opened.ok ? found(ctx, payment, opened.value.clientSecret) : { ok: false, reason: 'provider-failed' };
}

async function found(ctx: PaymentNeeds, payment: PaymentRow, clientSecret: string | null): Promise<OrderRetrieved> {
  const order = await placedOrderFor(ctx.db, payment, clientSecret);
  return order ? { ok: true, order } : { ok: false, reason: 'not-found' };
}
