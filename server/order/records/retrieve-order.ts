import { authorise } from '../../account/authorise.ts';
import { openPayment } from '../../payment/open-payment.ts';
import { type PaymentNeeds, syncPayment } from '../../payment/sync.ts';
import { type PlacedOrder, placedOrderOf } from '../placing/placed-order.ts';
import { orderById } from '../store.ts';

export type OrderRetrieved =
  | { ok: true; order: PlacedOrder }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'provider-failed' };

/** The customer's own order, paid or not. An open one comes with its client secret. */
export async function retrieveOrder(ctx: PaymentNeeds, { id }: { id: string }): Promise<OrderRetrieved> {
  const allowed = authorise(ctx.actor, 'order.view-own');
  if (!allowed.ok) return allowed;
  const synced = await syncPayment(ctx, id, allowed.account.id);
  if (!synced.ok) return synced;
  const row = await orderById(ctx.db, id);
  if (!row) return { ok: false, reason: 'not-found' };
  const payment = synced.row;
  if (payment.state !== 'open') return { ok: true, order: placedOrderOf(row, payment, null) };
  if (synced.intent) return { ok: true, order: placedOrderOf(row, payment, synced.intent.clientSecret) };
  const opened = await openPayment(ctx, payment);
  if (!opened.ok) return { ok: false, reason: 'provider-failed' };
  return { ok: true, order: placedOrderOf(row, payment, opened.value.clientSecret) };
}
