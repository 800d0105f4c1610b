import { authorise } from '../account/authorise.ts';
import { openPayment } from './open-payment.ts';
import { forgetOpened, openedHere } from './opened-here.ts';
import { type PlacedOrder, placedOrderOf } from './placed-order.ts';
import { settlePayment } from './settle-by-payment.ts';
import { type OrderSettled, type SettleNeeds, settleRow } from './settle-order.ts';
import { settleTogether } from './settle-together.ts';
import { orderById } from './store.ts';

export type OrderRetrieved =
  | { ok: true; order: PlacedOrder }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'provider-failed' };

/** One's own order as it stands now, paid or not: an open one with its client secret. */
export async function retrieveOrder(ctx: SettleNeeds, { id }: { id: string }): Promise<OrderRetrieved> {
  const allowed = authorise(ctx.actor, 'order.view-own');
  if (!allowed.ok) return allowed;
  const settled = await settleOwn(ctx, id, allowed.account.id);
  if (!settled.ok) return settled;
  if (settled.row.payment !== 'open') return { ok: true, order: placedOrderOf(settled.row, null) };
  if (settled.payment) return { ok: true, order: placedOrderOf(settled.row, settled.payment.clientSecret) };
  const opened = await openPayment(ctx, settled.row);
  if (!opened.ok) return { ok: false, reason: 'provider-failed' };
  return { ok: true, order: placedOrderOf(settled.row, opened.value.clientSecret) };
}

async function settleOwn(ctx: SettleNeeds, id: string, accountId: string): Promise<OrderSettled> {
  const opened = openedHere(id);
  if (opened?.accountId === accountId) {
    const settled = await settleTogether(opened.paymentId, () => settlePayment(ctx, id, opened.paymentId));
    if (settled.ok && settled.row.payment !== 'open') forgetOpened(id);
    return settled;
  }
  const row = await orderById(ctx.db, id);
  if (row?.accountId !== accountId) return { ok: false, reason: 'not-found' };
  return settleTogether(row.paymentId ?? row.id, () => settleRow(ctx, row));
}
