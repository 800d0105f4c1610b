import { exchangeLifecycle } from '#core/order/index.ts';
import { lockItems } from '../catalog/lock-items.ts';
import { putBackStock } from '../catalog/take-stock.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { openExchangePayment } from './open-exchange-payment.ts';
import { settleExchangeBy } from './settle-exchange.ts';
import type { SettleNeeds } from './settle-order.ts';
import { lockOrder, orderById } from './store.ts';
import { changeExchange, type ExchangeRow, exchangeById } from './store-exchanges.ts';

export type ExchangeExpired =
  /** Lapsed; or complete, where it was paid a moment before. */
  { ok: true; row: ExchangeRow } | { ok: false; reason: 'not-found' | 'provider-failed' };

/** Ends an offer that was not paid: first the payment at the provider, then the piece goes back into stock. */
export async function expireExchange(ctx: SettleNeeds, id: string): Promise<ExchangeExpired> {
  const row = await exchangeById(ctx.db, id);
  const order = row && (await orderById(ctx.db, row.orderId));
  if (!row || !order) return { ok: false, reason: 'not-found' };
  if (row.state !== 'open') return { ok: true, row };
  // Also where we know of no payment: one may have been made whose answer was lost.
  const opened = await openExchangePayment(ctx, row, order.accountId);
  if (!opened.ok) return { ok: false, reason: 'provider-failed' };
  const cancelled = await ctx.payments.cancelPayment(opened.value.id);
  if (cancelled.ok) return { ok: true, row: await lapse(ctx, row) };
  const paid = cancelled.reason === 'refused' ? cancelled.payment : null;
  if (paid?.status !== 'succeeded') return { ok: false, reason: 'provider-failed' };
  return settleExchangeBy(ctx, { ...row, paymentId: opened.value.id }, paid);
}

function lapse(ctx: SettleNeeds, { id, orderId }: ExchangeRow): Promise<ExchangeRow> {
  return inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside.db, orderId);
    const row = await exchangeById(inside.db, id);
    if (!order || !row) throw new Error(`no exchange ${id}`);
    const step = exchangeLifecycle.next(row.state, 'release');
    if (!step.ok) return row;
    await lockItems(inside, [row.recordId]);
    await putBackStock(inside, [row]);
    await announce(inside.db, order.accountId, 'orders');
    return changeExchange(inside.db, id, { state: step.to });
  });
}
