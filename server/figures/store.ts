import { and, asc, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { pageCount, quizStepCount } from '../db/schema/index.ts';

export type StepAct = 'seen' | 'answered' | 'left';

export async function addPage(db: Db, day: string, page: string): Promise<void> {
  await db
    .insert(pageCount)
    .values({ day, page, opened: 1 })
    .onConflictDoUpdate({ target: [pageCount.day, pageCount.page], set: { opened: sql`${pageCount.opened} + 1` } });
}

export async function addStep(db: Db, day: string, step: string, act: StepAct): Promise<void> {
  await db
    .insert(quizStepCount)
    .values({ day, step, [act]: 1 })
    .onConflictDoUpdate({
      target: [quizStepCount.day, quizStepCount.step],
      set: { [act]: sql`${quizStepCount[act]} + 1` },
    });
}

export const pagesBetween = (db: Db, from: string, to: string) =>
  db
    .select()
    .from(pageCount)
    .where(and(gte(pageCount.day, from), lte(pageCount.day, to)))
    .orderBy(asc(pageCount.day), asc(pageCount.page));

export const stepsBetween = (db: Db, from: string, to: string) =>
  db
    .select()
    .from(quizStepCount)
    .where(and(gte(quizStepCount.day, from), lte(quizStepCount.day, to)))
    .orderBy(asc(quizStepCount.day), asc(quizStepCount.step));
