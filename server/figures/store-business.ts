import { and, count, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { fee, ledgerEntry, order, project } from '../db/schema/index.ts';

export interface Span {
  from: Date;
  until: Date;
}

/**
 * Which of the months a moment falls into, from 1. The months' beginnings are handed in: finding a place among them costs a
 * fraction of what the calendar of a time zone would, row by row.
 */
const placeAmong = (column: AnyPgColumn, starts: readonly Date[]) => {
  const moments = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  return sql<number>`width_bucket(${column}, array[${moments}])`.mapWith(Number);
};
const number = (value: ReturnType<typeof sql>) => sql<number>`${value}`.mapWith(Number);
/** By place in what is selected: the same expression with its own parameters would be another one. */
const byFirst = sql`1`;

export async function feesByMonth(db: Db, { from, until }: Span, starts: readonly Date[]) {
  return db
    .select({ place: placeAmong(fee.paidAt, starts), many: count() })
    .from(fee)
    .where(and(gte(fee.paidAt, from), lt(fee.paidAt, until)))
    .groupBy(byFirst);
}

export async function ordersByMonth(db: Db, { from, until }: Span, starts: readonly Date[]) {
  return db
    .select({ place: placeAmong(order.paidAt, starts), many: count() })
    .from(order)
    .where(and(eq(order.payment, 'complete'), gte(order.paidAt, from), lt(order.paidAt, until)))
    .groupBy(byFirst);
}

/** What came in and went back, by the books; what could not be sent back came in again. A credit moves no money. */
export async function moneyByMonth(db: Db, { from, until }: Span, starts: readonly Date[]) {
  const signed = sql`case ${ledgerEntry.kind} when 'captured' then ${ledgerEntry.cents}
    when 'refund-failed' then ${ledgerEntry.cents} when 'refunded' then -${ledgerEntry.cents} else 0 end`;
  return db
    .select({
      place: placeAmong(ledgerEntry.at, starts),
      feeCents: number(sql`coalesce(sum(${signed}) filter (where ${ledgerEntry.feeId} is not null), 0)`),
      orderCents: number(sql`coalesce(sum(${signed}) filter (where ${ledgerEntry.feeId} is null), 0)`),
    })
    .from(ledgerEntry)
    .where(and(gte(ledgerEntry.at, from), lt(ledgerEntry.at, until)))
    .groupBy(byFirst);
}

/** From the moment a project, or its newest revision, waits to its boards. */
export async function boardTimes(db: Db, { from, until }: Span) {
  const hours = sql`extract(epoch from ${project.boardsReadyAt} - ${project.waitingSince}) / 3600`;
  const share = (part: number) =>
    sql<number | null>`percentile_cont(${sql.raw(String(part))}) within group (order by ${hours})`;
  const [row] = await db
    .select({
      answered: count(),
      kept: number(sql`count(*) filter (where ${project.missedAt} is null)`),
      median: share(0.5),
      p95: share(0.95),
    })
    .from(project)
    .where(
      and(
        gte(project.boardsReadyAt, from),
        lt(project.boardsReadyAt, until),
        isNotNull(project.waitingSince),
        sql`${project.boardsReadyAt} >= ${project.waitingSince}`,
      ),
    );
  return row ?? { answered: 0, kept: 0, median: null, p95: null };
}

/** Waiting, and past the hour that was promised. */
export async function lateNow(db: Db, now: Date): Promise<number> {
  const waits = sql`${project.state} in ('waiting for boards', 'revising')`;
  const [row] = await db
    .select({ many: count() })
    .from(project)
    .where(and(waits, lt(project.dueAt, now)));
  return row?.many ?? 0;
}
