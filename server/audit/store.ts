import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AuditSubjectKind } from '#core/audit/index.ts';
import { orderNumberLength } from '#core/order/index.ts';
import { purchaseOrderInId } from '#core/purchase-order/index.ts';
import type { Db } from '../db/database.ts';
import { anywhere, bounds, type Page } from '../db/page.ts';
import { account, audit, furniture, maker, order, purchaseOrder, selection, survey } from '../db/schema/index.ts';

export interface AuditRow {
  id: string;
  at: Date;
  actor: string;
  act: string;
  subjectKind: string;
  subjectId: string;
  surveyId: string | null;
  detail: Record<string, unknown>;
}

/** A search that matches more needs to be more specific. */
const mostPeople = 200;

/** Accounts matching the search text. */
export async function peopleLike(db: Db, words: string): Promise<string[]> {
  const like = anywhere(words);
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(or(ilike(account.email, like), ilike(account.name, like)))
    .limit(mostPeople);
  return rows.map(({ id }) => id);
}

/** Pieces and makers whose name matches the search text, the coupon with this code, and the order to a maker with this number. */
export async function thingsLike(db: Db, words: string): Promise<Things> {
  const like = anywhere(words);
  const [pieces, makers] = await Promise.all([
    db.select({ id: furniture.recordId }).from(furniture).where(ilike(furniture.name, like)).limit(mostPeople),
    db.select({ id: maker.id }).from(maker).where(ilike(maker.name, like)).limit(mostPeople),
  ]);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const number = purchaseOrderInId(words);
  const toMakers = number ? await purchaseOrdersCalled(db, number) : [];
  return { furniture: ids(pieces), maker: ids(makers), coupon: [words.toUpperCase()], 'purchase-order': ids(toMakers) };
}

const purchaseOrdersCalled = (db: Db, endOfId: string) =>
  db
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(eq(sql`right(${purchaseOrder.id}, 8)`, endOfId));

type Things = Readonly<Record<'furniture' | 'maker' | 'coupon' | 'purchase-order', string[]>>;

/** Surveys whose project name matches the search text. */
export async function projectsLike(db: Db, words: string): Promise<string[]> {
  const rows = await db
    .select({ id: survey.id })
    .from(survey)
    .where(ilike(sql`${survey.responses} ->> 'project_name'`, anywhere(words)))
    .limit(mostPeople);
  return rows.map(({ id }) => id);
}

/** Orders with this number, and orders of these projects. Both are few. */
export const orderCalled = (db: Db, endOfId: string): Promise<string[]> =>
  ordersThat(db, eq(sql`right(${order.id}, ${sql.raw(String(orderNumberLength))})`, endOfId));
export const ordersOfProjects = (db: Db, surveyIds: readonly string[]): Promise<string[]> =>
  ordersThat(db, inArray(selection.surveyId, [...surveyIds]));

async function ordersThat(db: Db, are: SQL): Promise<string[]> {
  const rows = await db
    .select({ id: order.id })
    .from(order)
    // Join on the account too, because that's what orders are indexed by.
    .innerJoin(selection, and(eq(selection.id, order.selectionId), eq(selection.accountId, order.accountId)))
    .where(are)
    .limit(mostPeople);
  return rows.map(({ id }) => id);
}

interface Asked {
  people: string[] | null;
  /** What else goes by the name that was searched. */
  things: Things | null;
  projects: string[] | null;
  /** In addition to entries about the people and projects themselves. */
  orders: { called: string[]; ofProjects: string[] };
  act?: string | undefined;
  page: Page;
}

const doneTo = (kind: AuditSubjectKind, ids: string[]) =>
  and(eq(audit.subjectKind, kind), inArray(audit.subjectId, ids));

export async function auditPage(db: Db, { people, things, projects, orders, act, page }: Asked) {
  const asked = and(
    people === null
      ? undefined
      : or(
          inArray(audit.actor, people),
          doneTo('account', people),
          doneTo('order', orders.called),
          ...(things ? Object.entries(things).map(([kind, ids]) => doneTo(kind as keyof Things, ids)) : []),
        ),
    projects === null ? undefined : or(inArray(audit.surveyId, projects), doneTo('order', orders.ofProjects)),
    act === undefined ? undefined : eq(audit.act, act),
  );
  const { limit, offset } = bounds(page);
  const rows: AuditRow[] = await db
    .select({
      id: audit.id,
      at: audit.createdAt,
      actor: audit.actor,
      act: audit.act,
      subjectKind: audit.subjectKind,
      subjectId: audit.subjectId,
      surveyId: audit.surveyId,
      detail: audit.detail,
    })
    .from(audit)
    .where(asked)
    .orderBy(desc(audit.createdAt), desc(audit.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(audit).where(asked);
  return { rows, total: all?.total ?? 0 };
}
