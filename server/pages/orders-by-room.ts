import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { OrderView } from '../order/records/order-view.ts';
import { ordersOfAccount } from '../order/records/orders-of-account.ts';
import { surveysOfSelections } from '../selection/selection-facts.ts';

/** The caller's paid orders by the survey of their room, newest first, whichever pair they were ordered from. */
export async function ordersByRoom(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
): Promise<Readonly<Record<string, OrderView[]>>> {
  const allowed = authorise(ctx.actor, 'order.view-own');
  if (!allowed.ok) return {};
  const surveys = await surveysOfSelections(ctx, allowed.account.id);
  const byRoom = Map.groupBy(await ordersOfAccount(ctx), ({ selectionId }) => surveys.get(selectionId) ?? '');
  return Object.fromEntries(byRoom);
}
