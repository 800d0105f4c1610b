import { type OrderStatus, orderStatus } from '#core/order/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import type { PageOf } from '../../db/page.ts';
import { linesOf } from '../store-lines.ts';
import { type OrderQuestion, searchPaidOrders } from './store-search.ts';

export interface OrderListed {
  id: string;
  customer: string;
  accountId: string;
  email: string | null;
  paidAt: Date | null;
  status: OrderStatus;
  pieces: string[];
  firstShipBy: string | null;
  /** Everything a card paid for it, as the customer sees it. */
  cents: number;
}

/** Paid orders that match, newest first; null if the caller may not see them. */
export async function searchOrders(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  question: OrderQuestion,
): Promise<PageOf<OrderListed> | null> {
  if (!authorise(ctx.actor, 'order.view-any').ok) return null;
  const { rows, total } = await searchPaidOrders(ctx.db, question);
  const lines = await linesOf(
    ctx.db,
    rows.map(({ order }) => order.id),
  );
  const listed = rows.map(({ order: row, email, paidCents }): OrderListed => {
    const own = lines.filter(({ orderId }) => orderId === row.id);
    const waiting = own.filter(({ state }) => state === 'placed' || state === 'confirmed');
    const states = own.map(({ state }) => state);
    return {
      id: row.id,
      customer: row.address.name,
      accountId: row.accountId,
      email,
      paidAt: row.paidAt,
      status: orderStatus(row.payment, states),
      pieces: own.map(({ name }) => name),
      firstShipBy: waiting.map(({ shipBy }) => shipBy).toSorted()[0] ?? null,
      cents: paidCents,
    };
  });
  return { rows: listed, total, page: question.page };
}
