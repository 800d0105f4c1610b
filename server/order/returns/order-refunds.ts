import { leftToRefund } from '#core/order/index.ts';
import { refundIsOwed } from '#core/payment/index.ts';
import type { Inside, RefundRules } from '../../payment/purposes.ts';
import { type RefundRow, refundsOfOrders } from '../../payment/refund-rows.ts';
import { takeStep } from '../fulfillment/take-step.ts';
import { promiseRefundBounced, promiseRefundNews } from '../letters/mail-refund.ts';
import { lockOrder, type OrderRow, orderById } from '../store.ts';
import { orderBooks } from '../store-books.ts';
import { linesOf } from '../store-lines.ts';

/** What follows a refund of an order, whether the order's own payment took the money or an exchange's did. */
export const orderRefunds: RefundRules = {
  kind: 'order',
  news: 'orders',
  lock: async ({ db }, { orderId }) => void (await lockOrder(db, orderId ?? '')),
  async sent(ctx, refund, payment) {
    const order = await orderOf(ctx, refund);
    await closeReturns(ctx, order, refund);
    await promiseRefundNews(ctx, order, refund, payment);
  },
  async bounced(ctx, refund, payment) {
    const order = await orderOf(ctx, refund);
    await reopenReturns(ctx, order, refund);
    await promiseRefundBounced(ctx, order, refund, payment);
  },
  left: async ({ db }, refund) => leftToRefund(await orderBooks(db, refund.orderId ?? '', refund.id), refund),
  covered: async (ctx, refund) => closeReturns(ctx, await orderOf(ctx, refund), refund),
};

async function orderOf({ db }: Inside, { id, orderId }: RefundRow): Promise<OrderRow> {
  const order = await orderById(db, orderId ?? '');
  if (!order) throw new Error(`no order of refund ${id}`);
  return order;
}

/** A returned piece counts as refunded once the last of its money is on its way. Goodwill refunds don't count here. */
async function closeReturns(ctx: Inside, order: OrderRow, sent: RefundRow): Promise<void> {
  if (sent.reason !== 'returned') return;
  const waiting = (await refundsOfOrders(ctx.db, [order.id])).filter(
    ({ state, reason }) => reason === 'returned' && refundIsOwed(state),
  );
  const done = sent.lineIds.filter((id) => !waiting.some(({ lineIds }) => lineIds.includes(id)));
  const returned = (await linesOf(ctx.db, [order.id])).filter(
    ({ id, state }) => done.includes(id) && state === 'returned',
  );
  await takeStep(ctx, order, returned, { act: 'refund' });
}

/** A returned piece doesn't count as refunded while its money is still owed. */
async function reopenReturns(ctx: Inside, order: OrderRow, { reason, lineIds }: RefundRow): Promise<void> {
  if (reason !== 'returned') return;
  const refunded = (await linesOf(ctx.db, [order.id])).filter(
    ({ id, state }) => lineIds.includes(id) && state === 'refunded',
  );
  await takeStep(ctx, order, refunded, { act: 'refund came back' });
}
