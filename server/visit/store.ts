import { and, asc, between, count, desc, eq, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm';
import { ofCustomer } from '../customer/customer-page.ts';
import type { Db } from '../db/database.ts';
import { anywhere, bounds, type Page } from '../db/page.ts';
import { account, roomShape, survey, visit } from '../db/schema/index.ts';

export type VisitRow = typeof visit.$inferSelect;

export async function lockVisitOfSurvey(tx: Db, surveyId: string): Promise<VisitRow | null> {
  const [row] = await tx.select().from(visit).where(eq(visit.surveyId, surveyId)).for('update');
  return row ?? null;
}

export async function visitOfSurvey(db: Db, surveyId: string): Promise<VisitRow | null> {
  const [row] = await db.select().from(visit).where(eq(visit.surveyId, surveyId));
  return row ?? null;
}

export const visitsOf = (db: Db, accountId: string): Promise<VisitRow[]> =>
  db.select().from(visit).where(eq(visit.accountId, accountId)).orderBy(desc(visit.createdAt));

/** Null if the survey already has a visit. */
export async function insertVisit(tx: Db, row: typeof visit.$inferInsert): Promise<VisitRow | null> {
  const [made] = await tx.insert(visit).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function changeVisit(tx: Db, row: VisitRow, changes: Partial<VisitRow>): Promise<VisitRow> {
  const [changed] = await tx
    .update(visit)
    .set({ ...changes, revision: row.revision + 1 })
    .where(eq(visit.id, row.id))
    .returning();
  if (!changed) throw new Error(`no visit ${row.id}`);
  return changed;
}

const withCustomer = {
  ...getTableColumns(visit),
  customer: { ...ofCustomer, firstName: account.firstName, email: account.email },
  submitted: sql<boolean>`${survey.submittedAt} is not null`,
  drawn: { savedBy: roomShape.savedBy, savedAt: roomShape.savedAt },
};

export async function visitPage(
  db: Db,
  {
    state,
    day,
    words,
    page,
  }: { state?: VisitRow['state'] | undefined; day?: string | undefined; words: string; page: Page },
) {
  const like = anywhere(words);
  const asked = and(
    state && eq(visit.state, state),
    day === undefined ? undefined : eq(visit.date, day),
    words === ''
      ? undefined
      : or(
          ...[ilike(account.firstName, like), ilike(account.email, like)],
          ...[ilike(visit.street, like), eq(visit.zip, words)],
        ),
  );
  const { limit, offset } = bounds(page);
  const counted = db.select({ total: count() }).from(visit).$dynamic();
  // Every visit has an account, so the count needs the join only for a search.
  if (words !== '') counted.innerJoin(account, eq(account.id, visit.accountId));
  const [rows, [all]] = await Promise.all([
    db
      .select(withCustomer)
      .from(visit)
      .innerJoin(account, eq(account.id, visit.accountId))
      .innerJoin(survey, eq(survey.id, visit.surveyId))
      .leftJoin(roomShape, eq(roomShape.surveyId, visit.surveyId))
      .where(asked)
      .orderBy(desc(visit.updatedAt), desc(visit.id))
      .limit(limit)
      .offset(offset),
    counted.where(asked),
  ]);
  return { rows, total: all?.total ?? 0 };
}

export const visitsBetween = (db: Db, { first, last }: { first: string; last: string }) =>
  db
    .select(withCustomer)
    .from(visit)
    .innerJoin(account, eq(account.id, visit.accountId))
    .innerJoin(survey, eq(survey.id, visit.surveyId))
    .leftJoin(roomShape, eq(roomShape.surveyId, visit.surveyId))
    .where(and(inArray(visit.state, ['scheduled', 'complete']), between(visit.date, first, last)))
    .orderBy(asc(visit.date), asc(visit.id));

export type VisitFound = Awaited<ReturnType<typeof visitsBetween>>[number];
