import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { lifecycleStep } from '../db/lifecycle-step.ts';
import { type Given, preparedStatement } from '../db/prepared-statements.ts';
import { project, selection } from '../db/schema/index.ts';
import { updateRow } from '../db/write-rows.ts';

export type ProjectRow = typeof project.$inferSelect;

/** The states that wait for a specialist. */
export const inQueue: ProjectRow['state'][] = ['waiting for boards', 'revising'];

export async function projectOfSurvey(db: Db, surveyId: string): Promise<ProjectRow | null> {
  const [row] = await db.select().from(project).where(eq(project.surveyId, surveyId));
  return row ?? null;
}

export async function projectOfId(db: Db, id: string): Promise<ProjectRow | null> {
  const [row] = await db.select().from(project).where(eq(project.id, id));
  return row ?? null;
}

const selectToChange = preparedStatement((tx, { surveyId }: Given<{ surveyId: string }>) =>
  tx.select().from(project).where(eq(project.surveyId, surveyId)).for('update'),
);

export async function lockProjectOfSurvey(tx: Db, surveyId: string): Promise<ProjectRow | null> {
  const [row] = await selectToChange(tx, { surveyId });
  return row ?? null;
}

export const projectsOf = (db: Db, accountId: string): Promise<ProjectRow[]> =>
  db.select().from(project).where(eq(project.accountId, accountId)).orderBy(desc(project.createdAt));

export const projectsInState = (db: Db, accountId: string, state: ProjectRow['state']): Promise<ProjectRow[]> =>
  db
    .select()
    .from(project)
    .where(and(eq(project.accountId, accountId), eq(project.state, state)))
    .orderBy(asc(project.createdAt), asc(project.id));

export async function insertProject(tx: Db, row: typeof project.$inferInsert): Promise<ProjectRow> {
  const [made] = await tx.insert(project).values(row).returning();
  if (!made) throw new Error('a project was not written');
  return made;
}

export async function changeProject(tx: Db, id: string, changes: Partial<ProjectRow>): Promise<ProjectRow> {
  const [changed] = await tx.update(project).set(changes).where(eq(project.id, id)).returning();
  if (!changed) throw new Error(`no project ${id}`);
  return changed;
}

/** The same for a locked row, where the result is known without reading it back. */
export async function changeHeldProject(tx: Db, row: ProjectRow, changes: Partial<ProjectRow>): Promise<ProjectRow> {
  await updateRow(tx, project, row.id, changes);
  return { ...row, ...changes };
}

export const takeStep = lifecycleStep(project, project.surveyId);

/** The specialist of these surveys' projects, if already decided. */
export async function specialistOfSurveys(db: Db, surveyIds: readonly string[]): Promise<string | null> {
  if (surveyIds.length === 0) return null;
  const [row] = await db
    .select({ id: project.specialistId })
    .from(project)
    .where(and(inArray(project.surveyId, [...surveyIds]), isNotNull(project.specialistId)))
    .orderBy(asc(project.waitingSince))
    .limit(1);
  return row?.id ?? null;
}

export async function waitingBySpecialist(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: project.specialistId, waiting: count() })
    .from(project)
    .where(and(inArray(project.state, inQueue), isNotNull(project.specialistId)))
    .groupBy(project.specialistId);
  return new Map(rows.map(({ id, waiting }) => [id ?? '', waiting]));
}

export async function publishedSelections(db: Db, surveyIds: readonly string[]): Promise<Map<string, string>> {
  if (surveyIds.length === 0) return new Map();
  const rows = await db
    .select({ id: selection.id, surveyId: selection.surveyId })
    .from(selection)
    .where(and(inArray(selection.surveyId, [...surveyIds]), isNotNull(selection.publishedAt)))
    .orderBy(asc(selection.revision));
  return new Map(rows.map(({ id, surveyId }) => [surveyId, id]));
}

export const untakenSince = (db: Db, since: Date): Promise<ProjectRow[]> =>
  db
    .select()
    .from(project)
    .where(and(inArray(project.state, inQueue), isNull(project.takenAt), lte(project.waitingSince, since)))
    .orderBy(asc(project.waitingSince))
    .limit(20);

/** Waiting projects due before this time, most urgent first. */
export const dueBefore = (db: Db, moment: Date): Promise<ProjectRow[]> =>
  db
    .select()
    .from(project)
    .where(and(inArray(project.state, inQueue), isNull(project.pausedAt), lte(project.dueAt, moment)))
    .orderBy(asc(project.dueAt))
    .limit(500);

/** A fee's other rooms follow to the same specialist, unless someone is already working on them. */
export const giveRooms = (tx: Db, surveyIds: readonly string[], specialistId: string): Promise<ProjectRow[]> =>
  surveyIds.length === 0
    ? Promise.resolve([])
    : tx
        .update(project)
        .set({ specialistId })
        .where(and(inArray(project.surveyId, [...surveyIds]), isNull(project.takenAt)))
        .returning();
