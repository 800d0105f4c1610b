import { and, count, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { type LineState, searchedInId } from '#core/order/index.ts';
import type { Db } from '../../db/database.ts';
import { anywhere, bounds, type Page } from '../../db/page.ts';
import { account, ledgerEntry, order, orderLine } from '../../db/schema/index.ts';
import type { OrderRow } from '../store.ts';

export interface OrderQuestion {
  /** Matches the order number, the recipient's name, or the customer's email or first name. */
  words: string;
  /** Orders with at least one line in this state. */
  state: LineState | undefined;
  page: Page;
}

export interface FoundOrder {
  order: OrderRow;
  /** Null once the account is gone. */
  email: string | null;
  /** Everything paid by card, including later price differences for replacements. */
  paidCents: number;
}

const paidCents = sql`(
  select coalesce(sum(${ledgerEntry.cents}), 0) from ${ledgerEntry}
  where ${ledgerEntry.orderId} = ${order.id} and ${ledgerEntry.kind} = 'captured'
)`.mapWith(Number);

export async function searchPaidOrders(
  db: Db,
  { words, state, page }: OrderQuestion,
): Promise<{ rows: FoundOrder[]; total: number }> {
  const which = and(
    eq(order.payment, 'complete'),
    state && inArray(order.id, withLineIn(db, state)),
    words === '' ? undefined : fits(db, anywhere(searchedInId(words))),
  );
  const newest = [desc(order.paidAt), desc(order.id)];
  const { limit, offset } = bounds(page);
  // Finds the page from purchase_paid_index alone, then reads only those orders.
  const ids = db
    .select({ id: order.id })
    .from(order)
    .where(which)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  const [found, [counted]] = await Promise.all([
    db
      .select({ order, email: account.email, paidCents })
      .from(order)
      .leftJoin(account, and(eq(account.id, order.accountId), isNull(account.deletedAt)))
      .where(inArray(order.id, ids))
      .orderBy(...newest),
    db.select({ total: count() }).from(order).where(which),
  ]);
  return { rows: found, total: counted?.total ?? 0 };
}

const withLineIn = (db: Db, state: LineState) =>
  db.select({ id: orderLine.orderId }).from(orderLine).where(eq(orderLine.state, state));

/** Each half uses its own index. The first expression must match purchase_search_index exactly. */
const fits = (db: Db, like: string) =>
  or(
    inArray(
      order.id,
      db
        .select({ id: order.id })
        .from(order)
        .where(
          and(eq(order.payment, 'complete'), sql`${order.id} || ' ' || (${order.address} ->> 'name') ilike ${like}`),
        ),
    ),
    inArray(
      order.accountId,
      db
        .select({ id: account.id })
        .from(account)
        .where(or(ilike(account.email, like), ilike(account.firstName, like))),
    ),
  );
