import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { orderById } from '../store.ts';
import { forCustomer, type OrderView, viewOrders } from './order-view.ts';

/** The customer's own paid order. Null if it's someone else's or unpaid, as if it didn't exist. */
export async function getOrder(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>, id: string): Promise<OrderView | null> {
  const allowed = authorise(ctx.actor, 'order.view-own');
  const row = allowed.ok ? await orderById(ctx.db, id) : null;
  if (!allowed.ok || row?.accountId !== allowed.account.id || row.payment !== 'complete') return null;
  const [view] = await viewOrders(ctx, [row]);
  return view ? forCustomer(view) : null;
}
