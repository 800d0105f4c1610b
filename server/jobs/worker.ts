import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import { outboxQueue } from './queue.ts';
import { type Effects, runEffects } from './run-effect.ts';

const batch = 100;

/** Outbox rows that already have a wake-up, as one subquery: checking row by row would scan the queue each time. */
const awaited = sql`
  select data->>'id' from job.job where name = ${outboxQueue} and state < 'completed' and data->>'id' is not null`;

/** Wakes effects that have come due by the shop's clock, and any that a crash left without a wake-up. */
async function sweepOutbox(ctx: Pick<Ctx, 'db' | 'clock'>, boss: PgBoss): Promise<number> {
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

/** Checks our tables for things that have come due: reminders, expiries, promises. Safe to run at any time. */
export type Sweep = (ctx: Ctx) => Promise<void>;

/**
 * The queue is polled once a second and everything promised meanwhile runs as one batch: an email may be a second late,
 * and a busy shop doesn't pay for a commit per email. While batches are full, the next one starts at once.
 */
const pace = { batchSize: 40, burstWhenBatchFull: true, pollingIntervalSeconds: 1 };

export interface Work {
  effects: Effects;
  sweeps: Record<string, Sweep>;
  everySeconds: number;
  /** Sweeps that can wait: they run once every `housekeepingSeconds`. */
  housekeeping?: Record<string, Sweep>;
  log: Logger;
}

const housekeepingSeconds = 60;

export interface Worker {
  stop(): Promise<void>;
}

export async function startWorker(ctx: Ctx, boss: PgBoss, work: Work): Promise<Worker> {
  await boss.work(outboxQueue, { ...pace, perJobResults: true }, async (jobs: Job<{ id: string }>[]) => {
    const went = await runEffects(
      ctx,
      work.effects,
      jobs.map(({ data }) => data.id),
    );
    // The reason for a failure is in the outbox.
    const failed = (id: string) => 'error' in (went.get(id) ?? {});
    return jobs.map(({ id, data }): JobResult => ({ id, status: failed(data.id) ? 'failed' : 'completed' }));
  });

  let stopped = false;
  let running: Promise<void> | null = null;
  let rounds = 0;
  const roundsBetween = Math.max(1, Math.round(housekeepingSeconds / work.everySeconds));
  const round = async () => {
    const sweeps: Record<string, () => Promise<unknown>> = { outbox: () => sweepOutbox(ctx, boss) };
    const due = { ...work.sweeps, ...(rounds % roundsBetween === 0 ? work.housekeeping : {}) };
    rounds += 1;
    for (const [name, sweep] of Object.entries(due)) sweeps[name] = () => sweep(ctx);
    for (const [name, sweep] of Object.entries(sweeps)) {
      if (stopped) return;
      // A failing sweep must not starve the others. The next round tries it again.
      await sweep().catch((error: unknown) => work.log.error({ err: error, sweep: name }, 'a sweep failed'));
    }
  };
  const start = () => {
    // Skip a tick while a round is still running, so that slow rounds don't pile up.
    running ??= round().finally(() => {
      running = null;
    });
  };
  const timer = setInterval(start, work.everySeconds * 1000);
  start();

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
      await boss.stop({ graceful: true, timeout: 8000, close: true });
    },
  };
}
