import { inArray } from 'drizzle-orm';
import { type LedgerAmount, type LedgerPart, type LedgerTotals, refundable } from '#core/money/index.ts';
import { decideCorrection, isDayOpen, type RefundFacts } from '#core/order/index.ts';
import { productName } from '#core/settings/index.ts';
import { accountContacts } from '../../account/account-contact.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { maker } from '../../db/schema/index.ts';
import { booksOf, paidAndRefunded } from '../store-books.ts';
import type { LineRow } from '../store-lines.ts';
import { wholeOrders } from '../store-whole.ts';
import { type LineView, type OrderView, viewWhole } from './order-view.ts';
import { refundFacts } from './refund-facts.ts';

export interface StudioLine extends LineView {
  /** The maker is late and hasn't given a new date. */
  dayOpen: boolean;
  /** The carrier and tracking number on record, while they can be corrected. */
  correctable: { carrier: string | null; tracking: string | null } | null;
  /** What its maker says about returns, while it's on its way back. */
  returnTerms: string;
}

/** An order as staff see it, with its customer and its books. */
export interface StudioOrder extends OrderView {
  lines: StudioLine[];
  customer: { firstName: string; email: string } | null;
  books: LedgerTotals;
  /** What may still be refunded to a card, by part: line by line, then what belongs to the whole order. */
  refundable: LedgerAmount[];
  /** What the page calculates refunds from, before they're confirmed. */
  facts: RefundFacts;
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
  const back = view.lines.filter(({ goesBack }) => goesBack !== null);
  const terms = await returnTermsOf(ctx, back);
  return {
    ...view,
    customer: customer ? { firstName: customer.firstName, email: customer.email } : null,
    books: paidAndRefunded(whole),
    facts: refundFacts(whole),
    refundable: inTheOrderOf(whole.lines, refundable(booksOf(whole))),
    // Staff see each other's names.
    lines: view.lines.map((line) => ({
      ...line,
      dayOpen: whole.lines.some((one) => one.id === line.id && isDayOpen(one)),
      returnTerms: terms.get(line.vendor) ?? '',
      correctable: correctableOf(whole.lines.find(({ id: own }) => own === line.id)),
      events: line.events.map((event) => ({ ...event, actor: people.get(event.actor)?.firstName ?? productName })),
    })),
  };
}

/** By the makers' names. Asks only if something is coming back. */
async function returnTermsOf(
  { db }: Pick<Ctx, 'db'>,
  lines: readonly LineView[],
): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(lines.map(({ vendor }) => vendor))];
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ name: maker.name, terms: maker.returnTerms })
    .from(maker)
    .where(inArray(maker.name, names));
  return new Map(rows.map(({ name, terms }) => [name, terms]));
}

function correctableOf(line: LineRow | undefined): StudioLine['correctable'] {
  return line && decideCorrection(line).ok ? { carrier: line.carrier, tracking: line.tracking } : null;
}

const kinds: readonly LedgerPart['of'][] = ['line', 'shipping', 'tax', 'fee'];

function inTheOrderOf(lines: readonly { id: string }[], parts: readonly LedgerAmount[]): LedgerAmount[] {
  const ids = [...lines.map(({ id }) => id), null];
  return parts.toSorted(
    (one, other) =>
      ids.indexOf(one.lineId) - ids.indexOf(other.lineId) || kinds.indexOf(one.of) - kinds.indexOf(other.of),
  );
}
