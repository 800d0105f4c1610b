import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import { outboxQueue } from './queue.ts';

const batch = 100;

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
        sql`not exists (select 1 from job.job where job.name = ${outboxQueue} and job.data->>'id' = ${outbox.id} and job.state < 'completed')`,
      ),
    )
    .orderBy(asc(outbox.dueAt))
    .limit(batch);
  for (const { id } of due) await boss.send(outboxQueue, { id }, { db: fromDrizzle(ctx.db, sql) });
  return due.length;
}
