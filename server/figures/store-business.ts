import { and, count, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Span } from '#core/figures/index.ts';
import type { Db } from '../db/database.ts';
import { fee, ledgerEntry, monthSum, order, project, promiseCredit } from '../db/schema/index.ts';

export interface Sums {
  fees: number;
  orders: number;
  feeCents: number;
  orderCents: number;
}

const number = (value: ReturnType<typeof sql>) => sql<number>`${value}`.mapWith(Number);

/**
 * Fees and orders paid in a time span, and what came in and went out by the books. A failed refund counts as coming
 * back in. A credit moves no money.
 */
export async function countSums(db: Db, { from, until }: Span): Promise<Sums> {
  const signed = sql`case ${ledgerEntry.kind} when 'captured' then ${ledgerEntry.cents}
    when 'refund-failed' then ${ledgerEntry.cents} when 'refunded' then -${ledgerEntry.cents} else 0 end`;
  const inSpan = (column: AnyPgColumn) => and(gte(column, from), lt(column, until));
  const [sums] = await db
    .select({
      fees: db.$count(fee, inSpan(fee.paidAt)),
      orders: db.$count(order, and(eq(order.payment, 'complete'), inSpan(order.paidAt))),
      feeCents: number(sql`coalesce(sum(${signed}) filter (where ${ledgerEntry.feeId} is not null), 0)`),
      orderCents: number(sql`coalesce(sum(${signed}) filter (where ${ledgerEntry.feeId} is null), 0)`),
    })
    .from(ledgerEntry)
    .where(inSpan(ledgerEntry.at));
  return sums ?? { fees: 0, orders: 0, feeCents: 0, orderCents: 0 };
}

/** The stored sums of these months. */
export const keptSums = (db: Db, months: readonly string[]) =>
  db
    .select({
      ...{ month: monthSum.month, fees: monthSum.fees, orders: monthSum.orders },
      ...{ feeCents: monthSum.feeCents, orderCents: monthSum.orderCents },
    })
    .from(monthSum)
    .where(inArray(monthSum.month, [...months]));

/**
 * True: no one is writing ledger entries, and no one can until this transaction ends (see the triggers). Returns false
 * at once if someone is, so that viewing the figures never makes a paying customer wait.
 */
export async function holdWriters(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(hashtext('month_sum')) as held`);
  return rows[0]?.held === true;
}

export async function keepSums(tx: Db, month: string, { from, until }: Span, sums: Sums): Promise<void> {
  await tx
    .insert(monthSum)
    .values({ month, startsAt: from, endsAt: until, ...sums })
    .onConflictDoNothing();
}

const waits = sql`${project.state} in ('waiting for boards', 'revising')`;

/** Hours from when a project, or its newest revision, started waiting until its boards; and how many are late now. */
export async function boardTimes(db: Db, { from, until }: Span, now: Date) {
  const hours = sql`date_part('epoch', ${project.boardsReadyAt} - ${project.waitingSince}) / 3600`;
  const share = (part: number) =>
    sql<number | null>`percentile_cont(${sql.raw(String(part))}) within group (order by ${hours})`;
  const [row] = await db
    .select({
      answered: count(),
      kept: number(sql`count(*) filter (where ${project.missedAt} is null)`),
      median: share(0.5),
      p95: share(0.95),
      lateNow: db.$count(project, and(waits, isNull(project.pausedAt), lt(project.dueAt, now))),
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
  return row ?? { answered: 0, kept: 0, median: null, p95: null, lateNow: 0 };
}

/** Deadlines missed in a time span, and the credits booked for it. */
export async function missedPromises(db: Db, { from, until }: Span) {
  const [row] = await db
    .select({
      missed: db.$count(project, and(gte(project.missedAt, from), lt(project.missedAt, until))),
      credits: count(),
      creditCents: number(sql`coalesce(sum(${promiseCredit.cents}), 0)`),
    })
    .from(promiseCredit)
    .where(and(gte(promiseCredit.bookedAt, from), lt(promiseCredit.bookedAt, until)));
  return row ?? { missed: 0, credits: 0, creditCents: 0 };
}
