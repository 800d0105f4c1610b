import { and, asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { numberInId, orderNumberLength } from '#core/order/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { anywhere, bounds, type Page, type PageOf } from '../db/page.ts';
import { account, customerTag, order, project } from '../db/schema/index.ts';

export interface CustomerListed {
  id: string;
  name: string;
  email: string;
  since: Date;
  tags: string[];
  projects: number;
  /** Paid ones. */
  orders: number;
}

export interface CustomerQuestion {
  /** Matches the name, the email, or the number of one of their orders. */
  words: string;
  tag: string | undefined;
  page: Page;
}

/** Customers that match, newest first; null if the caller may not see them. */
export async function searchCustomers(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { words, tag, page }: CustomerQuestion,
): Promise<PageOf<CustomerListed> | null> {
  if (!authorise(actor, 'customer.view').ok) return null;
  const like = anywhere(words);
  const which = and(
    // Worded like account_customers_index.
    sql`${account.role} = 'customer' and ${account.deletedAt} is null`,
    tag === undefined
      ? undefined
      : inArray(account.id, db.select({ id: customerTag.accountId }).from(customerTag).where(eq(customerTag.tag, tag))),
    words === ''
      ? undefined
      : or(ilike(account.name, like), ilike(account.email, like), inArray(account.id, await named(db, words))),
  );
  const { limit, offset } = bounds(page);
  const [rows, [all]] = await Promise.all([
    db
      .select({ id: account.id, name: account.name, email: account.email, since: account.createdAt })
      .from(account)
      .where(which)
      .orderBy(desc(account.createdAt), desc(account.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(account).where(which),
  ]);
  const ids = rows.map(({ id }) => id);
  const [tags, projects, orders] = ids.length === 0 ? [new Map(), new Map(), new Map()] : await factsOf(db, ids);
  return {
    rows: rows.map((row) => ({
      ...row,
      tags: tags.get(row.id) ?? [],
      projects: projects.get(row.id) ?? 0,
      orders: orders.get(row.id) ?? 0,
    })),
    total: all?.total ?? 0,
    page,
  };
}

/** The account with this id, and the one with an order of this number. */
async function named(db: Db, words: string): Promise<string[]> {
  const end = numberInId(words);
  if (end === null) return [words];
  const rows = await db
    .select({ id: order.accountId })
    .from(order)
    .where(and(eq(sql`right(${order.id}, ${sql.raw(String(orderNumberLength))})`, end), eq(order.payment, 'complete')));
  return [words, ...rows.map(({ id }) => id)];
}

type Facts = [tags: Map<string, string[]>, projects: Map<string, number>, orders: Map<string, number>];

async function factsOf(db: Db, ids: string[]): Promise<Facts> {
  const [tags, projects, orders] = await Promise.all([
    db
      .select({ id: customerTag.accountId, tag: customerTag.tag })
      .from(customerTag)
      .where(inArray(customerTag.accountId, ids))
      .orderBy(asc(customerTag.tag)),
    db
      .select({ id: project.accountId, many: count() })
      .from(project)
      .where(inArray(project.accountId, ids))
      .groupBy(project.accountId),
    db
      .select({ id: order.accountId, many: count() })
      .from(order)
      .where(and(inArray(order.accountId, ids), eq(order.payment, 'complete')))
      .groupBy(order.accountId),
  ]);
  const counted = (rows: { id: string; many: number }[]) => new Map(rows.map(({ id, many }) => [id, many]));
  const byPerson = Map.groupBy(tags, ({ id }) => id);
  return [
    new Map([...byPerson].map(([id, rows]) => [id, rows.map(({ tag }) => tag)])),
    counted(projects),
    counted(orders),
  ];
}
