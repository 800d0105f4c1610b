import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import { outboxQueue } from './queue.ts';

const batch = 100;

/** What has its wake-up already, gathered once: in a rush many wait, and looked for one by one each looks at all. */
const awaited = sql`
  select data->>'id' from job.job where name = ${outboxQueue} and state < 'completed' and data->>'id' is not null`;

/** Wakes what has come due by the shop's clock, and what a crash left without a wake-up. */
export async function sweepOutbox(ctx: Pick<Ctx, 'db' | 'clock'>, boss: PgBoss): Promise<number> {
  const due = await ctx.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.doneAt),
        isNull(outbox.failedAt),
        lte(outbox.dueAt, ctx.clock.now()),
        sql`${outbox.id} not in (${awaited})`,
      ),
    )
    .orderBy(asc(outbox.dueAt))
    .limit(batch);
  for (const { id } of due) await boss.send(outboxQueue, { id }, { db: fromDrizzle(ctx.db, sql) });
  return due.length;
}
