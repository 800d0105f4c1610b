import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import { outboxQueue, outsideQueue, queueFor } from './queue.ts';
import { type Effects, runEffects } from './run-effect.ts';
import { type PromisedAt, tracedEffects } from './traced-effects.ts';

const batch = 100;

/** Outbox rows that already have a wake-up, as one subquery: checking row by row would scan the queue each time. */
const awaited = sql`
  select data->>'id' from job.job where name in (${outboxQueue}, ${outsideQueue}) and state < 'completed' and data->>'id' is not null`;

/** Wakes effects that have come due by the shop's clock, and any that a crash left without a wake-up. */
async function sweepOutbox(ctx: Pick<Ctx, 'db' | 'clock'>, boss: PgBoss): Promise<number> {
  const due = await ctx.db
    .select({ id: outbox.id, kind: outbox.kind })
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
  for (const { id, kind } of due) await boss.send(queueFor(kind), { id }, { db: fromDrizzle(ctx.db, sql) });
  return due.length;
}

/** Checks our tables for things that have come due: reminders, expiries, promises. Safe to run at any time. */
export type Sweep = (ctx: Ctx) => Promise<void>;

/**
 * While something is going on, the queue is looked at once a second and everything promised meanwhile runs as one batch:
 * an email may be a second late, and a busy shop doesn't pay for a commit per email. While batches are full, the next one
 * starts at once. The polling interval is for a quiet shop, in case its wake-up got lost.
 */
const pace = { batchSize: 40, burstWhenBatchFull: true, pollingIntervalSeconds: 20 };
const batchSeconds = 1;

/** How long after the last news a shop counts as quiet. Retries and clocks that run out soon fall within this time. */
const awakeSeconds = 120;

export interface Work {
  effects: Effects;
  sweeps: Record<string, Sweep>;
  everySeconds: number;
  /** Sweeps that can wait: they run once every `housekeepingSeconds`. */
  housekeeping?: Record<string, Sweep>;
  /** How often sweeps run while nothing is going on. Default: as often as ever. */
  quietSeconds?: number;
  /** May this process run the sweeps now? Default: always. They would be safe in several, but one is enough. */
  leads?: () => Promise<boolean>;
  /** How long a round waits for one sweep. */
  sweepSeconds?: number;
  /** Told of every sweep that ended, and of every batch of effects. */
  beat?: {
    swept(sweep: string, seconds: number, ok: boolean): void;
    effects(tried: number, failed: number): void;
  };
  log: Logger;
}

const housekeepingSeconds = 60;

/** A sweep that takes longer is left to itself, and the next one has its turn. */
const sweepSeconds = 60;

export interface Worker {
  /** Something happened that may have left work to do. */
  wake(): void;
  stop(): Promise<void>;
}

export async function startWorker(ctx: Ctx, boss: PgBoss, work: Work): Promise<Worker> {
  const workOn = (queue: string) =>
    boss.work(queue, { ...pace, perJobResults: true }, async (jobs: Job<PromisedAt>[]) => {
      const went = await runEffects(
        ctx,
        tracedEffects(
          work.effects,
          jobs.map(({ data }) => data),
        ),
        jobs.map(({ data }) => data.id),
      );
      // The reason for a failure is in the outbox.
      const failed = (id: string) => 'error' in (went.get(id) ?? {});
      work.beat?.effects(jobs.length, jobs.filter(({ data }) => failed(data.id)).length);
      return jobs.map(({ id, data }): JobResult => ({ id, status: failed(data.id) ? 'failed' : 'completed' }));
    });
  const workerIds = [await workOn(outboxQueue), await workOn(outsideQueue)];

  let stopped = false;
  let running: Promise<void> | null = null;
  let lastStart = 0;
  let lastWoken = performance.now();
  let lastHousekeeping = Number.NEGATIVE_INFINITY;
  const round = async () => {
    if (work.leads && !(await work.leads())) return;
    const sweeps: Record<string, () => Promise<unknown>> = { outbox: () => sweepOutbox(ctx, boss) };
    const doesHousekeeping = performance.now() - lastHousekeeping >= housekeepingSeconds * 1000;
    if (doesHousekeeping) lastHousekeeping = performance.now();
    const due = { ...work.sweeps, ...(doesHousekeeping ? work.housekeeping : {}) };
    for (const [name, sweep] of Object.entries(due)) sweeps[name] = () => sweep(ctx);
    for (const [name, sweep] of Object.entries(sweeps)) {
      if (stopped) return;
      // A failing sweep must not starve the others. The next round tries it again.
      const started = performance.now();
      const ok = await withinSeconds(sweep(), work.sweepSeconds ?? sweepSeconds).then(
        () => true,
        (error: unknown) => {
          work.log.error({ err: error, sweep: name }, 'a sweep failed');
          return false;
        },
      );
      work.beat?.swept(name, (performance.now() - started) / 1000, ok);
    }
  };
  const start = () => {
    // Skip a tick while a round is still running, so that slow rounds don't pile up.
    running ??= round().finally(() => {
      running = null;
    });
    lastStart = performance.now();
  };
  const isAwake = () => performance.now() - lastWoken < awakeSeconds * 1000;
  const quietMs = (work.quietSeconds ?? work.everySeconds) * 1000;
  const timer = setInterval(() => {
    if (isAwake() || performance.now() - lastStart >= quietMs) start();
  }, work.everySeconds * 1000);
  const batches = setInterval(() => {
    if (isAwake()) for (const id of workerIds) boss.notifyWorker(id);
  }, batchSeconds * 1000);
  start();

  return {
    wake() {
      lastWoken = performance.now();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearInterval(batches);
      await running;
      await boss.stop({ graceful: true, timeout: 8000, close: true });
    },
  };
}

/** The work itself goes on: sweeps are safe to run twice, and one that hangs must not stop all the others for good. */
async function withinSeconds(work: Promise<unknown>, seconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not finished within ${seconds} seconds`)), seconds * 1000);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
