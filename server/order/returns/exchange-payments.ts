import { decideLineAct } from '#core/order/index.ts';
import { productName } from '#core/settings/index.ts';
import { lockItems } from '../../catalog/lock-items.ts';
import { putBackStock } from '../../catalog/take-stock.ts';
import type { Payment } from '../../gateways/payments/port.ts';
import { announce } from '../../live/announce.ts';
import type { PaymentRow } from '../../payment/payment-rows.ts';
import type { Inside, Payable } from '../../payment/purposes.ts';
import { requireWhole } from '../../payment/sync.ts';
import { giveBackLate } from '../fulfillment/give-back-late.ts';
import { promiseExchangeOver } from '../letters/mail-exchange.ts';
import { lockOrder, type OrderRow } from '../store.ts';
import { insertEntries, linesOf } from '../store-lines.ts';
import { orderRefunds } from './order-refunds.ts';
import { placeReplacement } from './place-replacement.ts';
import { changeExchange, type ExchangeRow, exchangeById } from './store-exchanges.ts';

/** The payment rules for an exchange's price difference: the more expensive piece is held until it's paid. */
export const exchangePayments: Payable = {
  description: `${productName} exchange`,
  paid,
  async lapsed(ctx, payment) {
    const { order, exchange } = await held(ctx, payment);
    await release(ctx, order, exchange);
  },
  async paidLate(ctx, { id }, intent) {
    const row = await exchangeById(ctx.db, id);
    if (!row) throw new Error(`no exchange ${id}`);
    return giveBackLate(ctx, { orderId: row.orderId, lineIds: [row.lineId], amounts: row.due }, intent);
  },
  refunds: orderRefunds,
};

async function paid(ctx: Inside, payment: PaymentRow, intent: Payment | null): Promise<'paid' | 'lapsed'> {
  requireWhole(intent, payment);
  const { order, exchange } = await held(ctx, payment);
  const line = (await linesOf(ctx.db, [order.id])).find((one) => one.id === exchange.lineId);
  if (!line) throw new Error(`no line of ${exchange.id}`);
  const at = ctx.clock.now();
  // The request ended some other way, so the piece can't be placed and must not be paid for.
  if (!decideLineAct(line, 'place replacement', at).ok) {
    await release(ctx, order, exchange);
    return 'lapsed';
  }
  await insertEntries(
    ctx.db,
    exchange.due.map((amount) => ({
      ...{ id: ctx.ids.next('entry'), orderId: order.id, kind: 'captured' as const, ...amount, at },
      intentId: payment.intentId,
    })),
  );
  const settled = await changeExchange(ctx.db, exchange.id, { state: 'complete', settledAt: at });
  const money = { kind: 'paid', cents: exchange.dueCents } as const;
  await placeReplacement(ctx, order, line, settled, { settled: money, card: payment.card });
  return 'paid';
}

async function held(ctx: Inside, { id }: PaymentRow): Promise<{ order: OrderRow; exchange: ExchangeRow }> {
  const known = await exchangeById(ctx.db, id);
  const order = known && (await lockOrder(ctx.db, known.orderId));
  const exchange = order && (await exchangeById(ctx.db, id));
  if (!order || !exchange) throw new Error(`no exchange ${id}`);
  return { order, exchange };
}

/** Returns the piece to stock. A customer who let the hold run out is told; one who ended the request already knows. */
async function release(ctx: Inside, order: OrderRow, row: ExchangeRow): Promise<void> {
  const item = (await lockItems(ctx, [row.recordId])).get(row.recordId);
  await putBackStock(ctx, [row]);
  await changeExchange(ctx.db, row.id, { state: 'lapsed' });
  if (ctx.clock.now() >= row.heldUntil) await promiseExchangeOver(ctx, order, row, item?.name ?? '');
  announce(ctx.db, order.accountId, 'orders');
}
