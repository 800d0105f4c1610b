import { type LedgerAmount, type LedgerTotals, ledgerTotals, refundable } from '#core/money/index.ts';
import { productName } from '#core/settings/index.ts';
import { accountContacts } from '../account/account-contact.ts';
import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import { type OrderView, viewWhole } from './order-view.ts';
import { booksOf } from './store-refunds.ts';
import { wholeOrders } from './store-whole.ts';

/** An order as those see it who see to it: with the person whose it is, and its books. */
export interface StudioOrder extends OrderView {
  customer: { firstName: string; email: string } | null;
  books: LedgerTotals;
  /** What a card paid of each part and what may still go back there. */
  refundable: LedgerAmount[];
}

export async function getStudioOrder(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  id: string,
): Promise<StudioOrder | null> {
  if (!authorise(ctx.actor, 'order.view-any').ok) return null;
  const [whole] = await wholeOrders(ctx.db, [id]);
  const [view] = whole?.payment === 'complete' ? await viewWhole(ctx, [whole]) : [];
  if (!whole || !view) return null;
  const actors = view.lines.flatMap(({ events }) => events.map(({ actor }) => actor));
  const people = await accountContacts(ctx, [...new Set([view.accountId, ...actors])]);
  const customer = people.get(view.accountId);
  return {
    ...view,
    customer: customer ? { firstName: customer.firstName, email: customer.email } : null,
    // What could not be sent was not given back, though nobody else can have it.
    books: ledgerTotals(booksOf({ ...whole, refunds: whole.refunds.filter(({ state }) => state !== 'failed') })),
    refundable: refundable(booksOf(whole)),
    // Staff see each other's names.
    lines: view.lines.map((line) => ({
      ...line,
      events: line.events.map((event) => ({ ...event, actor: people.get(event.actor)?.firstName ?? productName })),
    })),
  };
}
