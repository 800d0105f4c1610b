import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type ConnectionSettings, plainConnection } from '#server/db/connection.ts';
import { openDatabase } from '#server/db/database.ts';
import { session } from '#server/db/schema/index.ts';
import { openQueue, outboxQueueOn } from '#server/jobs/queue.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { liveChannel } from '#server/live/announce.ts';
import { openLiveHub } from '#server/live/hub.ts';
import { afterThisFile } from '../setup/after-file.ts';
import { createAccount, createTestContext } from '../setup/context.ts';
import { createTestDatabase } from '../setup/database.ts';
import { openFreezingProxy } from '../setup/network/freezing-proxy.ts';

const until = <Value>(ask: () => Value | Promise<Value>) => expect.poll(ask, { timeout: 600_000 });

/** A short patience, so that the test is short as well. The settings say how long a shop's is. */
const impatient: ConnectionSettings = {
  ...plainConnection,
  limits: { connectSeconds: 5, silentSeconds: 2, statementSeconds: 1, idleTransactionSeconds: 2 },
};

async function openBehindProxy() {
  const direct = await createTestDatabase();
  const proxy = await openFreezingProxy(direct.url);
  const { url } = proxy;
  const log = pino({ level: 'silent' });
  const database = openDatabase(url, { connections: 3, connection: impatient });
  afterThisFile(() => database.close());
  return { direct, proxy, url, log, database };
}

test('when every connection freezes, sweeps, outbox, queries and live news go on without a restart', async () => {
  const { direct, proxy, url, log, database } = await openBehindProxy();
  const boss = await openQueue(url, () => undefined, { connections: 2, connection: impatient, doesHousekeeping: true });
  const ctx = await createTestContext(direct);
  const greeted: unknown[] = [];
  let rounds = 0;
  const worker = await startWorker({ ...ctx, db: database.db }, boss, {
    effects: { greet: async (_, { name }) => void greeted.push(name) },
    sweeps: {
      count: async ({ db }) => {
        await db.execute(sql`select 1`);
        rounds += 1;
      },
    },
    ...{ everySeconds: 0.1, log },
  });
  const hub = await openLiveHub(url, log, { connection: impatient, pingSeconds: 0.5 });
  const heard: string[] = [];
  const { id: accountId } = await createAccount(ctx);
  const sessionId = 'session-frozen';
  const expiresAt = new Date('2099-01-01T00:00:00Z');
  await direct.db.insert(session).values({ id: sessionId, userId: accountId, token: 'token-frozen', expiresAt });
  hub.listen({ accountId, sessionId }, (event) => void heard.push(event));
  const promise = (name: string) =>
    direct.db.transaction((tx) =>
      outboxQueueOn(boss, ctx.clock, ctx.ids).promise(tx, { kind: 'greet', payload: { name } }),
    );
  await promise('before');
  await until(() => greeted).toEqual(['before']);

  // One connection is frozen in the middle of a transaction as well.
  const inside = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    proxy.freeze();
    await tx.execute(sql`select 2`);
  });
  await expect(inside).rejects.toThrow();
  const before = rounds;
  await promise('after');
  await until(() => greeted).toEqual(['before', 'after']);
  await until(() => rounds).toBeGreaterThan(before + 2);
  await until(() => heard).toContain('resync');
  heard.length = 0;
  await until(async () => {
    const told = JSON.stringify({ accountId, topic: 'orders' });
    await direct.pool.query('select pg_notify($1, $2)', [liveChannel, told]);
    return heard;
  }).toContain('orders');
  expect((await database.db.execute(sql`select 3 as three`)).rows).toEqual([{ three: 3 }]);
  await hub.close();
  await worker.stop();
});

test('a statement that takes too long is ended by the database, and the connection stays good', async () => {
  const { database } = await openBehindProxy();
  await expect(database.pool.query('select pg_sleep(100000)')).rejects.toThrow(/statement timeout/);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a sweep that hangs does not keep the others from their turn', async () => {
  const { direct, log } = await openBehindProxy();
  const boss = await openQueue(direct.url, () => undefined);
  let rounds = 0;
  const worker = await startWorker(await createTestContext(direct), boss, {
    effects: {},
    sweeps: {
      hangs: () => new Promise(() => undefined),
      count: async () => {
        rounds += 1;
      },
    },
    ...{ everySeconds: 0.05, sweepSeconds: 0.1, log },
  });
  await until(() => rounds).toBeGreaterThan(2);
  await worker.stop();
});
