import { inTransaction } from '../db/transaction.ts';
import { endPayment } from '../payment/end-payment.ts';
import { openExchangePayment } from './open-exchange-payment.ts';
import { releaseExchange } from './release-exchange.ts';
import { settleExchangeBy } from './settle-exchange.ts';
import type { SettleNeeds } from './settle-order.ts';
import { lockOrder, orderById } from './store.ts';
import { type ExchangeRow, exchangeById } from './store-exchanges.ts';

export type ExchangeExpired =
  /** Lapsed; or complete, where it was paid a moment before. */
  { ok: true; row: ExchangeRow } | { ok: false; reason: 'not-found' | 'provider-failed' | 'under-way' };

/** Ends an offer that was not paid: first the payment at the provider, then the piece goes back into stock. */
export async function expireExchange(ctx: SettleNeeds, id: string): Promise<ExchangeExpired> {
  const row = await exchangeById(ctx.db, id);
  const order = row && (await orderById(ctx.db, row.orderId));
  if (!row || !order) return { ok: false, reason: 'not-found' };
  if (row.state !== 'open') return { ok: true, row };
  const ended = await endPayment(ctx, row, () => openExchangePayment(ctx, row, order.accountId));
  if (!ended.ok) return ended;
  if (!ended.paid) return { ok: true, row: await lapse(ctx, row) };
  return settleExchangeBy(ctx, { ...row, paymentId: ended.paid.id }, ended.paid);
}

function lapse(ctx: SettleNeeds, { id, orderId }: ExchangeRow): Promise<ExchangeRow> {
  return inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside.db, orderId);
    const row = await exchangeById(inside.db, id);
    if (!order || !row) throw new Error(`no exchange ${id}`);
    return releaseExchange(inside, order, row);
  });
}
