import { exchangeLifecycle } from '#core/order/index.ts';
import { lockItems } from '../catalog/lock-items.ts';
import { putBackStock } from '../catalog/take-stock.ts';
import type { Ctx } from '../context.ts';
import { announce } from '../live/announce.ts';
import { promiseExchangeOver } from './mail-exchange.ts';
import type { OrderRow } from './store.ts';
import { changeExchange, type ExchangeRow } from './store-exchanges.ts';

/**
 * Puts the piece back that an offer held. Part of the caller's transaction, which holds the order. Whoever let the days
 * pass is told; whoever ended the request knows.
 */
export async function releaseExchange(
  ctx: Pick<Ctx, 'db' | 'clock' | 'jobs'>,
  order: OrderRow,
  row: ExchangeRow,
): Promise<ExchangeRow> {
  const step = exchangeLifecycle.next(row.state, 'release');
  if (!step.ok) return row;
  const item = (await lockItems(ctx, [row.recordId])).get(row.recordId);
  await putBackStock(ctx, [row]);
  if (ctx.clock.now() >= row.heldUntil) await promiseExchangeOver(ctx, order, row, item?.name ?? '');
  announce(ctx.db, order.accountId, 'orders');
  return changeExchange(ctx.db, row.id, { state: step.to });
}
