import { eq, sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import { openQueue, outboxQueueOn, type Promised } from './queue.ts';
import type { Effects } from './run-effect.ts';
import { type Sweep, startWorker, type Worker } from './worker.ts';

let database: Database;
let ctx: TestContext;
let boss: PgBoss;
let worker: Worker | null = null;

beforeEach(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database);
  boss = await openQueue(database.url, () => undefined);
});
afterEach(async () => {
  await (worker ? worker.stop() : boss.stop({ graceful: false, close: true }));
  worker = null;
  vi.useRealTimers();
});

const start = async (effects: Effects, sweeps: Record<string, Sweep> = {}, everySeconds = 1) => {
  worker = await startWorker(ctx, boss, { effects, sweeps, everySeconds, log: pino({ level: 'silent' }) });
  return worker;
};
const promise = (job: Promised) => ctx.db.transaction((tx) => outboxQueueOn(boss, ctx.clock, ctx.ids).promise(tx, job));
const rowOf = async (kind: string) => (await ctx.db.select().from(outbox).where(eq(outbox.kind, kind)))[0];
/** Polls until it's true. These tests don't measure how long it takes. */
const until = (found: () => Promise<unknown>) => expect.poll(found, { timeout: 600_000, interval: 20 });
const done = async (kind: string) => (await rowOf(kind))?.doneAt !== null;

interface BossJob {
  state: string;
  retry_count: number;
  /** Seconds from the start of the last try to the next one. */
  pause: number | null;
}
const jobs = async () =>
  (
    await database.pool.query<BossJob>(
      `select state, retry_count, extract(epoch from start_after - started_on)::float as pause from job.job
       where name = 'outbox' order by created_on`,
    )
  ).rows;
/** Skips the wait before the next try. */
const pauseIsOver = () => ctx.db.execute(sql`update job.job set start_after = now() where state = 'retry'`);

describe('the worker', () => {
  test('carries out what a transaction promised, with its payload and an id of its own', async () => {
    const heard: unknown[] = [];
    await start({
      greet: async (_, payload, id) => {
        heard.push([payload, id]);
      },
    });
    await promise({ kind: 'greet', payload: { name: 'June' } });
    await until(() => done('greet')).toBe(true);
    expect(heard).toEqual([[{ name: 'June' }, (await rowOf('greet'))?.id]]);
  });

  test('tries a failing effect again, waiting longer each time, and one failure does not hold up the others', async () => {
    const pauses: number[] = [];
    await start({
      fails: async () => {
        throw new Error('not today');
      },
      works: async () => undefined,
    });
    await promise({ kind: 'fails', payload: {} });
    await promise({ kind: 'works', payload: {} });
    await until(() => done('works')).toBe(true);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await until(async () => (await jobs()).find(({ state }) => state === 'retry')?.retry_count).toBe(attempt - 1);
      expect(await rowOf('fails')).toMatchObject({ attempts: attempt, lastError: 'not today', doneAt: null });
      pauses.push((await jobs()).find(({ state }) => state === 'retry')?.pause ?? 0);
      await pauseIsOver();
    }
    // At least 2 seconds, doubling each time.
    expect(pauses.map((pause, index) => pause >= 2 ** (index + 1))).toEqual([true, true, true, true]);
    expect(await jobs()).toHaveLength(2);
  });

  test('carries out everything of one transaction, however much it is', async () => {
    const heard = new Set<unknown>();
    await start({
      many: async (_, { number }) => {
        heard.add(number);
      },
    });
    const queue = outboxQueueOn(boss, ctx.clock, ctx.ids);
    await ctx.db.transaction(async (tx) => {
      for (let number = 1; number <= 5; number += 1) await queue.promise(tx, { kind: 'many', payload: { number } });
    });
    await until(async () => heard.size).toBe(5);
  });

  test('wakes what comes due by the shop’s clock, and not before', async () => {
    const rounds: string[] = [];
    await start({ remind: async () => undefined }, { count: async () => void rounds.push('round') });
    const dueAt = new Date(ctx.clock.now().getTime() + 72 * 3_600_000);
    await promise({ kind: 'remind', payload: {}, dueAt });
    ctx.clock.forward(72 * 3_600_000 - 1);
    const before = rounds.length;
    await until(async () => rounds.length).toBeGreaterThan(before + 1);
    expect(await done('remind')).toBe(false);
    ctx.clock.forward(1);
    await until(() => done('remind')).toBe(true);
  });

  test('finds what lost its wake-up', async () => {
    await promise({ kind: 'lost', payload: {} });
    await database.pool.query('delete from job.job');
    await start({ lost: async () => undefined });
    await until(() => done('lost')).toBe(true);
  });

  test('wakes nothing twice that is already waiting for its turn', async () => {
    const rounds: string[] = [];
    const never: Effects = {
      waits: async () => {
        throw new Error('still not');
      },
    };
    await start(never, { count: async () => void rounds.push('round') });
    await promise({ kind: 'waits', payload: {} });
    await until(async () => (await rowOf('waits'))?.attempts).toBe(1);
    const before = rounds.length;
    await until(async () => rounds.length).toBeGreaterThan(before + 2);
    expect(await jobs()).toHaveLength(1);
  });

  test('goes on with the other sweeps when one fails, and with the next round', async () => {
    const rounds: string[] = [];
    await start(
      {},
      {
        broken: async () => {
          throw new Error('no');
        },
        after: async () => void rounds.push('after'),
      },
    );
    await until(async () => rounds.length).toBeGreaterThan(1);
  });

  test('keeps house at the start and then once a minute, not in every round', async () => {
    const done: string[] = [];
    worker = await startWorker(ctx, boss, {
      ...{ effects: {}, everySeconds: 20, log: pino({ level: 'silent' }) },
      sweeps: { round: async () => void done.push('round') },
      housekeeping: { tidy: async () => void done.push('tidy') },
    });
    await until(async () => done.length).toBe(2);
    expect(done).toEqual(['round', 'tidy']);
    await worker.stop();

    done.length = 0;
    boss = await openQueue(database.url, () => undefined);
    worker = await startWorker(ctx, boss, {
      ...{ effects: {}, everySeconds: 0.02, log: pino({ level: 'silent' }) },
      sweeps: { round: async () => void done.push('round') },
      housekeeping: { tidy: async () => void done.push('tidy') },
    });
    await until(async () => done.filter((one) => one === 'round').length).toBeGreaterThan(5);
    expect(done.filter((one) => one === 'tidy')).toHaveLength(1);
  });

  test('finishes what is in flight before it stops, and takes nothing new', async () => {
    let begun = () => {};
    let finish = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const mayFinish = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const running = await start({
      slow: async () => {
        begun();
        await mayFinish;
      },
      late: async () => undefined,
    });
    await promise({ kind: 'slow', payload: {} });
    await hasBegun;
    const stopped = running.stop();
    worker = null;
    await promise({ kind: 'late', payload: {} });
    finish();
    await stopped;
    expect(await done('slow')).toBe(true);
    expect(await done('late')).toBe(false);
  });

  test('a round that takes long is not run after by all those it held up', async () => {
    let finish = () => {};
    const mayFinish = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let rounds = 0;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const slow = async () => {
      await mayFinish;
      rounds += 1;
    };
    await start({}, { slow });
    vi.advanceTimersByTime(50_000);
    finish();
    await until(async () => rounds).toBe(1);
    // More queries than a round makes, so any round that had queued up would have run by now.
    for (let asked = 0; asked < 50; asked += 1) await ctx.db.execute(sql`select 1`);
    expect(rounds).toBe(1);
    vi.advanceTimersByTime(1_000);
    await until(async () => rounds).toBe(2);
  });

  test('looks less often in a quiet shop, and at once when something happens', async () => {
    let started = 0;
    let finished = 0;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    worker = await startWorker(ctx, boss, {
      ...{ effects: {}, everySeconds: 2, quietSeconds: 15, log: pino({ level: 'silent' }) },
      // Asked at the beginning of a round, in the same moment in which the timer starts it.
      leads: async () => {
        started += 1;
        return true;
      },
      sweeps: {
        count: async () => {
          finished += 1;
        },
      },
    });
    const atRest = async () => {
      await until(async () => finished).toBe(started);
      // After its last sweep a round has only a few promises left to settle.
      await new Promise((resolve) => setImmediate(resolve));
    };
    const roundsIn = async (seconds: number) => {
      vi.advanceTimersByTime(seconds * 1000);
      await atRest();
      return finished;
    };
    await atRest();
    expect(finished).toBe(1);
    expect(await roundsIn(2)).toBe(2);
    expect(await roundsIn(2)).toBe(3);
    // Two minutes without news.
    const before = await roundsIn(120);
    expect(await roundsIn(8)).toBe(before);
    expect(await roundsIn(8)).toBe(before + 1);
    expect(await roundsIn(8)).toBe(before + 1);
    worker.wake();
    expect(await roundsIn(2)).toBe(before + 2);
    expect(await roundsIn(2)).toBe(before + 3);
  });

  test('that does not lead runs no sweep', async () => {
    const asked: string[] = [];
    let leads = false;
    worker = await startWorker(ctx, boss, {
      ...{ effects: {}, everySeconds: 0.02, log: pino({ level: 'silent' }) },
      sweeps: { count: async () => void asked.push('sweep') },
      leads: async () => {
        asked.push(leads ? 'yes' : 'no');
        return leads;
      },
    });
    await until(async () => asked.length).toBeGreaterThan(3);
    expect(asked).not.toContain('sweep');
    leads = true;
    await until(async () => asked).toContain('sweep');
  });
});
