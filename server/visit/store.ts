import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { visit } from '../db/schema/index.ts';

export type VisitRow = typeof visit.$inferSelect;

export async function lockVisitOfSurvey(tx: Db, surveyId: string): Promise<VisitRow | null> {
  const [row] = await tx.select().from(visit).where(eq(visit.surveyId, surveyId)).for('update');
  return row ?? null;
}

export const visitsOf = (db: Db, accountId: string): Promise<VisitRow[]> =>
  db.select().from(visit).where(eq(visit.accountId, accountId)).orderBy(desc(visit.createdAt));

/** Those with a date by their date, then those that wait for one, the longest waiting first. */
export const visitsInStates = (db: Db, states: readonly VisitRow['state'][]): Promise<VisitRow[]> =>
  db
    .select()
    .from(visit)
    .where(inArray(visit.state, [...states]))
    .orderBy(asc(visit.date), asc(visit.createdAt), asc(visit.id));

/** Null where the survey has a visit already. */
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
