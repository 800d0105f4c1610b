import { productName } from '#core/settings/index.ts';
import { type AccountContact, accountContact } from '../account/account-contact.ts';
import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import { type OrderView, viewOrders } from './order-view.ts';
import { orderById, paidOrders } from './store.ts';

/** An order with the person whose it is, for those who see to it. */
export interface StudioOrder extends OrderView {
  customer: { firstName: string; email: string } | null;
}

const mostShown = 200;

/** Every order that was paid, the newest first. */
export async function listOrders(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<StudioOrder[]> {
  if (!authorise(ctx.actor, 'order.view-any').ok) return [];
  return forStudio(ctx, await viewOrders(ctx, await paidOrders(ctx.db, mostShown)));
}

export async function getStudioOrder(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  id: string,
): Promise<StudioOrder | null> {
  if (!authorise(ctx.actor, 'order.view-any').ok) return null;
  const row = await orderById(ctx.db, id);
  if (row?.payment !== 'complete') return null;
  const [order] = await forStudio(ctx, await viewOrders(ctx, [row]));
  return order ?? null;
}

/** Staff see who the customer is, and each other's names. */
async function forStudio(ctx: Pick<Ctx, 'db'>, views: readonly OrderView[]): Promise<StudioOrder[]> {
  const actors = views.flatMap(({ lines }) => lines.flatMap(({ events }) => events.map(({ actor }) => actor)));
  const people = new Map<string, AccountContact>();
  for (const id of new Set([...views.map(({ accountId }) => accountId), ...actors])) {
    const person = await accountContact(ctx, id);
    if (person) people.set(id, person);
  }
  return views.map((view) => {
    const customer = people.get(view.accountId);
    return {
      ...view,
      customer: customer ? { firstName: customer.firstName, email: customer.email } : null,
      lines: view.lines.map((line) => ({
        ...line,
        events: line.events.map((event) => ({ ...event, actor: people.get(event.actor)?.firstName ?? productName })),
      })),
    };
  });
}
