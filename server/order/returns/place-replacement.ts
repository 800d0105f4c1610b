import { type ExchangeSettled, ledgerLineId, replacementShares, shipByDay } from '#core/order/index.ts';
import { countSales } from '../../catalog/count-sales.ts';
import { itemsById } from '../../catalog/find-items.ts';
import { actorName, type Ctx } from '../../context.ts';
import type { PaymentRow } from '../../payment/payment-rows.ts';
import { takeStep } from '../fulfillment/take-step.ts';
import { sumOfExchange } from '../letters/exchange-rows.ts';
import { promiseLineNews } from '../letters/mail-line-news.ts';
import { promiseFollow } from '../promise-follow.ts';
import type { OrderRow } from '../store.ts';
import { orderBooks } from '../store-books.ts';
import { insertEvents, insertLines, type LineRow, linesOf } from '../store-lines.ts';
import { tellOfOrder } from '../tell-of-order.ts';
import { orderedLine } from './cancel-lines.ts';
import type { ExchangeRow } from './store-exchanges.ts';

/** Adds the replacement as a new line with free delivery. The money stays with the line that was originally paid. */
export async function placeReplacement(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  order: OrderRow,
  line: LineRow,
  { recordId, quantity, unitCents }: ExchangeRow,
  { settled, card }: { settled: ExchangeSettled; card: PaymentRow['card'] },
): Promise<void> {
  const item = (await itemsById(ctx, [recordId])).get(recordId);
  if (!item) throw new Error(`no piece ${recordId}`);
  await takeStep(ctx, order, [line], { act: 'place replacement', note: item.name });
  const lines = await linesOf(ctx.db, [order.id]);
  const first = firstOf(lines, line);
  const shares = replacementShares(first.shares, { unitCents, quantity }, order.taxRate);
  const now = ctx.clock.now();
  const shipBy = shipByDay(now, item.leadTimeDays);
  const id = ctx.ids.next('line');
  await insertLines(ctx.db, [
    {
      ...{ id, orderId: order.id, recordId, unitCents, quantity, shipBy, firstShipBy: shipBy },
      position: lines.length,
      ...{ name: item.name, vendor: item.vendor.name, shipsFrom: item.vendor.shipsFrom },
      ...{ delivery: line.delivery, whiteGloveCents: 0 },
      // The original piece's discounts, in proportion.
      shares: { ...shares, volumeDiscount: 0, coupon: shares.list - shares.net },
      state: 'placed',
      replacesLineId: first.id,
    },
  ]);
  const event = { act: 'place', state: 'placed', actor: actorName(ctx.actor), at: now };
  await insertEvents(ctx.db, [{ id: ctx.ids.next('event'), lineId: id, ...event, note: `Instead of ${line.name}` }]);
  await countSales(ctx, [{ recordId, quantity, listCents: shares.list }]);
  const placed = (await linesOf(ctx.db, [order.id])).filter((one) => one.id === id);
  await tellOfOrder(ctx, 'order.lines-changed', order, placed, 'place replacement');
  await promiseFollow(ctx, order.id);
  const replacement = { name: item.name, unitCents, quantity };
  const ledger = await orderBooks(ctx.db, order.id);
  const sum = sumOfExchange({ order, line, first, replacement, ledger }, settled);
  await promiseLineNews(ctx, order, placed, { news: 'place replacement', exchange: { sum, card } });
}

/** The line originally paid, whatever was exchanged since. The ledger keeps the whole chain's money under its id. */
export function firstOf(lines: readonly LineRow[], line: LineRow): LineRow {
  const id = ledgerLineId(orderedLine(line));
  const first = lines.find((one) => one.id === id);
  if (!first) throw new Error(`no first line ${id}`);
  return first;
}
