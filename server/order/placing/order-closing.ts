import { eq, max } from 'drizzle-orm';
import type { LineState } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { order, orderLine, orderLineEvent } from '../../db/schema/index.ts';

const settled: readonly LineState[] = ['delivered', 'cancelled', 'refunded', 'replacement placed'];

/** Does this customer have orders in progress, and when did the last one end? */
export async function orderClosing(
  ctx: Pick<Ctx, 'db'>,
  accountId: string,
): Promise<{ hasOpenOrder: boolean; lastOrderClosedAt: Date | null }> {
  const lines = await ctx.db
    .select({ state: orderLine.state, payment: order.payment })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(order.accountId, accountId));
  const [last] = await ctx.db
    .select({ at: max(orderLineEvent.at) })
    .from(orderLineEvent)
    .innerJoin(orderLine, eq(orderLine.id, orderLineEvent.lineId))
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(order.accountId, accountId));
  const hasOpenOrder = lines.some(({ state, payment }) => payment === 'complete' && !settled.includes(state));
  return { hasOpenOrder, lastOrderClosedAt: last?.at ?? null };
}
