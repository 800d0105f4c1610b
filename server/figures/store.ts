import { and, asc, desc, gte, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { pageCount, quizStepCount } from '../db/schema/index.ts';

export type StepAct = 'seen' | 'answered' | 'left';

export type Counted = { page: string; opened: number } | { step: string; act: StepAct; times: number };

/** Adds many counts of one day, each row once and always in the same order, so that two processes don't deadlock. */
export async function addCounts(db: Db, day: string, counts: readonly Counted[]): Promise<void> {
  const pages = counts.flatMap((one) => ('page' in one ? [{ day, page: one.page, opened: one.opened }] : []));
  const steps = new Map<string, { day: string; step: string; seen: number; answered: number; left: number }>();
  for (const one of counts) {
    if ('page' in one) continue;
    const row = steps.get(one.step) ?? { day, step: one.step, seen: 0, answered: 0, left: 0 };
    row[one.act] += one.times;
    steps.set(one.step, row);
  }
  if (pages.length > 0) {
    await db
      .insert(pageCount)
      .values(pages.toSorted((a, b) => (a.page < b.page ? -1 : 1)))
      .onConflictDoUpdate({
        target: [pageCount.day, pageCount.page],
        set: { opened: sql`${pageCount.opened} + excluded.opened` },
      });
  }
  if (steps.size > 0) {
    await db
      .insert(quizStepCount)
      .values([...steps.values()].toSorted((a, b) => (a.step < b.step ? -1 : 1)))
      .onConflictDoUpdate({
        target: [quizStepCount.day, quizStepCount.step],
        set: {
          seen: sql`${quizStepCount.seen} + excluded.seen`,
          answered: sql`${quizStepCount.answered} + excluded.answered`,
          left: sql`${quizStepCount.left} + excluded.left_here`,
        },
      });
  }
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
