import { type LedgerAmount, type LedgerPart, type LedgerTotals, ledgerTotals, refundable } from '#core/money/index.ts';
import { isDayOpen } from '#core/order/index.ts';
import { productName } from '#core/settings/index.ts';
import { accountContacts } from '../../account/account-contact.ts';
import { authorise } from '../../account/authorise.ts';
import type { Ctx } from '../../context.ts';
import { booksOf } from '../store-books.ts';
import { wholeOrders } from '../store-whole.ts';
import { type LineView, type OrderView, viewWhole } from './order-view.ts';

export interface StudioLine extends LineView {
  /** Its maker is late and has named no new day. */
  dayOpen: boolean;
}

/** An order as those see it who see to it: with the person whose it is, and its books. */
export interface StudioOrder extends OrderView {
  lines: StudioLine[];
  customer: { firstName: string; email: string } | null;
  books: LedgerTotals;
  /** What a card paid of each part and what may still go back there: piece by piece, then what is the whole order's. */
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
    refundable: inTheOrderOf(whole.lines, refundable(booksOf(whole))),
    // Staff see each other's names.
    lines: view.lines.map((line) => ({
      ...line,
      dayOpen: whole.lines.some((one) => one.id === line.id && isDayOpen(one)),
      events: line.events.map((event) => ({ ...event, actor: people.get(event.actor)?.firstName ?? productName })),
    })),
  };
}

const kinds: readonly LedgerPart['of'][] = ['line', 'shipping', 'tax', 'fee'];

function inTheOrderOf(lines: readonly { id: string }[], parts: readonly LedgerAmount[]): LedgerAmount[] {
  const ids = [...lines.map(({ id }) => id), null];
  return parts.toSorted(
    (one, other) =>
      ids.indexOf(one.lineId) - ids.indexOf(other.lineId) || kinds.indexOf(one.of) - kinds.indexOf(other.of),
  );
}
