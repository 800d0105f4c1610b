import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { ordersOf } from '../store.ts';
import { forCustomer, type OrderView, viewOrders } from './order-view.ts';

/** The caller's own orders, newest first. */
export async function ordersOfAccount(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<OrderView[]> {
  const allowed = authorise(ctx.actor, 'order.view-own');
  if (!allowed.ok) return [];
  return (await viewOrders(ctx, await ordersOf(ctx.db, allowed.account.id))).map(forCustomer);
}
