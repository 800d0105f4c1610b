import { and, desc, eq } from 'drizzle-orm';
import type { LedgerTotals } from '#core/money/index.ts';
import { type OrderStatus, orderStatus } from '#core/order/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { order } from '../../db/schema/index.ts';
import { paidAndRefunded } from '../store-books.ts';
import { wholeOrders } from '../store-whole.ts';

export interface OrderOfCustomer {
  id: string;
  paidAt: Date | null;
  status: OrderStatus;
  /** As on the order's own page. */
  books: LedgerTotals;
}

/** Far more than anyone orders. */
export const mostOrdersOfCustomer = 100;

/** A customer's paid orders, newest first, with what was paid and refunded; null if the caller may not see them. */
export async function ordersOfCustomer(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  accountId: string,
): Promise<OrderOfCustomer[] | null> {
  if (!authorise(ctx.actor, 'order.view-any').ok) return null;
  const rows = await ctx.db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.accountId, accountId), eq(order.payment, 'complete')))
    .orderBy(desc(order.paidAt), desc(order.id))
    .limit(mostOrdersOfCustomer);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = new Map((await wholeOrders(ctx.db, ids)).map((whole) => [whole.id, whole]));
  return ids.flatMap((id) => {
    const whole = found.get(id);
    if (!whole) return [];
    const states = whole.lines.map(({ state }) => state);
    return [{ id, paidAt: whole.paidAt, status: orderStatus(whole.payment, states), books: paidAndRefunded(whole) }];
  });
}
