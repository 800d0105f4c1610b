import { and, desc, eq } from 'drizzle-orm';
import type { RoomShape } from '#core/room/index.ts';
import type { Db } from '../db/database.ts';
import { roomShape, survey } from '../db/schema/index.ts';

export type SurveyRow = typeof survey.$inferSelect;

export const surveysOf = (db: Db, accountId: string): Promise<SurveyRow[]> =>
  db.select().from(survey).where(eq(survey.accountId, accountId)).orderBy(desc(survey.createdAt), desc(survey.id));

/** Someone else's survey looks as if it didn't exist. */
const own = (accountId: string, id: string) => and(eq(survey.id, id), eq(survey.accountId, accountId));

export async function ownSurvey(db: Db, accountId: string, id: string): Promise<SurveyRow | null> {
  const [row] = await db.select().from(survey).where(own(accountId, id));
  return row ?? null;
}

export async function lockOwnSurvey(tx: Db, accountId: string, id: string): Promise<SurveyRow | null> {
  const [row] = await tx.select().from(survey).where(own(accountId, id)).for('update');
  return row ?? null;
}

export async function surveyOfDraft(db: Db, accountId: string, draftId: string): Promise<SurveyRow | null> {
  const [row] = await db
    .select()
    .from(survey)
    .where(and(eq(survey.accountId, accountId), eq(survey.draftId, draftId)));
  return row ?? null;
}

/** Null if this draft has already become a survey. */
export async function insertSurvey(tx: Db, row: typeof survey.$inferInsert): Promise<SurveyRow | null> {
  const [made] = await tx.insert(survey).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function changeSurvey(tx: Db, id: string, changes: Partial<SurveyRow>): Promise<SurveyRow> {
  const [changed] = await tx.update(survey).set(changes).where(eq(survey.id, id)).returning();
  if (!changed) throw new Error(`no survey ${id}`);
  return changed;
}

/** A survey with the room drawn for it, if there is one: for rules of nouns that come before the room. */
export async function surveyWithRoom(
  db: Db,
  id: string,
): Promise<{ survey: SurveyRow; drawn: RoomShape | null } | null> {
  const [row] = await db
    .select({ survey, drawn: roomShape.room })
    .from(survey)
    .leftJoin(roomShape, eq(roomShape.surveyId, survey.id))
    .where(eq(survey.id, id));
  return row ?? null;
}

/** Any customer's survey, for the people who answer surveys. */
export async function surveyById(db: Db, id: string): Promise<SurveyRow | null> {
  const [row] = await db.select().from(survey).where(eq(survey.id, id));
  return row ?? null;
}
