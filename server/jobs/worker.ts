import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import { outboxQueue } from './queue.ts';
import { type Effects, runEffects } from './run-effect.ts';

const batch = 100;

/** What has its wake-up already, gathered once: in a rush many wait, and looked for one by one each looks at all. */
const awaited = sql`
  select data->>'id' from job.job where name = ${outboxQueue} and state < 'completed' and data->>'id' is not null`;

/** Wakes what has come due by the shop's clock, and what a crash left without a wake-up. */
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

/** A watch over due times in our tables: reminders, expiries, promises. It asks the clock, acts, and may run any time. */
export type Sweep = (ctx: Ctx) => Promise<void>;

/**
 * The queue is looked at every second, and what was promised meanwhile is carried out together: a letter may be a second
 * late, and a busy shop does not pay for every one of them with commits of its own. While there is plenty we go on at once.
 */
const pace = { batchSize: 40, burstWhenBatchFull: true, pollingIntervalSeconds: 1 };

export interface Worker {
  stop(): Promise<void>;
}

export async function startWorker(
  ctx: Ctx,
  boss: PgBoss,
  work: { effects: Effects; sweeps: Record<string, Sweep>; everySeconds: number; log: Logger },
): Promise<Worker> {
  await boss.work(outboxQueue, { ...pace, perJobResults: true }, async (jobs: Job<{ id: string }>[]) => {
    const went = await runEffects(
      ctx,
      work.effects,
      jobs.map(({ data }) => data.id),
    );
    // Why one failed is in the outbox.
    const failed = (id: string) => 'error' in (went.get(id) ?? {});
    return jobs.map(({ id, data }): JobResult => ({ id, status: failed(data.id) ? 'failed' : 'completed' }));
  });

  let stopped = false;
  let running: Promise<void> | null = null;
  const round = async () => {
    const sweeps: Record<string, () => Promise<unknown>> = { outbox: () => sweepOutbox(ctx, boss) };
    for (const [name, sweep] of Object.entries(work.sweeps)) sweeps[name] = () => sweep(ctx);
    for (const [name, sweep] of Object.entries(sweeps)) {
      if (stopped) return;
      // One sweep that fails must not starve the others; the next round tries it again.
      await sweep().catch((error: unknown) => work.log.error({ err: error, sweep: name }, 'a sweep failed'));
    }
  };
  const start = () => {
    // A round that takes longer than the pause is not run after by those it delayed.
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
