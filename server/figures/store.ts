import { and, asc, desc, gte, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
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

const between = (column: typeof pageCount.day | typeof quizStepCount.day, from: string, to: string) =>
  and(gte(column, from), lte(column, to));
const total = (column: AnyPgColumn) => sql<number>`sum(${column})`.mapWith(Number);

/** Most viewed first. */
export const pagesBetween = (db: Db, from: string, to: string) =>
  db
    .select({ page: pageCount.page, opened: total(pageCount.opened) })
    .from(pageCount)
    .where(between(pageCount.day, from, to))
    .groupBy(pageCount.page)
    .orderBy(desc(total(pageCount.opened)), asc(pageCount.page));

export const stepsBetween = (db: Db, from: string, to: string) =>
  db
    .select({
      step: quizStepCount.step,
      seen: total(quizStepCount.seen),
      answered: total(quizStepCount.answered),
      left: total(quizStepCount.left),
    })
    .from(quizStepCount)
    .where(between(quizStepCount.day, from, to))
    .groupBy(quizStepCount.step);
