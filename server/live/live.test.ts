import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventsOf } from '../../tests/setup/event-stream.ts';
import { composeHttp, type TestHttp } from '../http/http.test-data.ts';
import { announce, tellGathered } from './announce.ts';
import { liveConnection, openLiveHub } from './hub.ts';

/** Sign-up also announces a profile change, possibly after someone is already listening. */
const signUpIsNews = { ignore: 'profile' };

let http: TestHttp;
beforeEach(async () => {
  http = await composeHttp();
});

async function listenAs(cookie: string) {
  const answer = await http.ask('/api/events', { headers: { Cookie: cookie } });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  return eventsOf(answer, signUpIsNews);
}

describe('live events', () => {
  test('are not for visitors', async () => {
    const answer = await http.ask('/api/events');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: 'not-signed-in' } });
  });

  test('start with a resync, then say what changed for this person only', async () => {
    const june = await http.signUp('june@example.com');
    const theo = await http.signUp('theo@example.com');
    const events = await listenAs(june.cookie);
    expect(await events.next()).toBe('resync');
    announce(http.ctx.db, theo.id, 'orders');
    announce(http.ctx.db, june.id, 'boards');
    expect(await events.next()).toBe('boards');
    await events.leave();
  });

  test('are heard when the transaction commits, and not at all when it does not', async () => {
    const june = await http.signUp('june@example.com');
    const events = await listenAs(june.cookie);
    expect(await events.next()).toBe('resync');
    const broken = http.ctx.db.transaction(async (tx) => {
      announce(tx, june.id, 'orders');
      throw new Error('undone');
    });
    await expect(broken).rejects.toThrow('undone');
    await http.ctx.db.transaction(async (tx) => announce(tx, june.id, 'fee'));
    expect(await events.next()).toBe('fee');
    await events.leave();
  });

  test('say once what changed several times in a moment', async () => {
    const june = await http.signUp('june@example.com');
    const events = await listenAs(june.cookie);
    expect(await events.next()).toBe('resync');
    await http.ctx.db.transaction(async (tx) => {
      for (const topic of ['orders', 'orders', 'projects', 'orders'] as const) announce(tx, june.id, topic);
    });
    await tellGathered(http.ctx.db);
    announce(http.ctx.db, june.id, 'boards');
    expect([await events.next(), await events.next(), await events.next()]).toEqual(['orders', 'projects', 'boards']);
    await events.leave();
  });

  test('are read again when another process starts: one that was killed may not have announced everything', async () => {
    const june = await http.signUp('june@example.com');
    const events = await listenAs(june.cookie);
    expect(await events.next()).toBe('resync');
    const another = await openLiveHub(http.database.url, pino({ enabled: false }));
    expect(await events.next()).toBe('resync');
    await another.close();
    await events.leave();
  });

  test('resync once the listening connection, killed, is back; nothing later is missed', async () => {
    const june = await http.signUp('june@example.com');
    const events = await listenAs(june.cookie);
    expect(await events.next()).toBe('resync');
    const killed = await http.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = $1`,
      [liveConnection],
    );
    expect(killed.rowCount).toBe(1);
    expect(await events.next()).toBe('resync');
    announce(http.ctx.db, june.id, 'messages');
    expect(await events.next()).toBe('messages');
    await events.leave();
  });

  test('end when the shop closes, for those who listen and those who come while it does', async () => {
    const { cookie } = await http.signUp('june@example.com');
    const before = await listenAs(cookie);
    expect(await before.next()).toBe('resync');
    await http.live.close();
    expect(await before.next()).toBeNull();
    const after = await listenAs(cookie);
    expect(await after.next()).toBe('resync');
    expect(await after.next()).toBeNull();
  });

  test('asked about without reading them hold nothing open', async () => {
    const { cookie } = await http.signUp('june@example.com');
    const head = await http.ask('/api/events', { method: 'HEAD', headers: { Cookie: cookie } });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(http.live.listening()).toBe(0);
    const events = await listenAs(cookie);
    expect(await events.next()).toBe('resync');
    expect(http.live.listening()).toBe(1);
    await events.leave();
    await expect.poll(() => http.live.listening(), { timeout: 600_000 }).toBe(0);
  });
});

test('one process at a time leads; when it goes, another does', async () => {
  const log = pino({ level: 'silent' });
  const [one, other] = [await openLiveHub(http.database.url, log), await openLiveHub(http.database.url, log)];
  expect(await one.leads()).toBe(true);
  expect(await other.leads()).toBe(false);
  expect(await one.leads()).toBe(true);
  await one.close();
  expect(await one.leads()).toBe(false);
  await expect.poll(() => other.leads(), { timeout: 600_000 }).toBe(true);
  await other.close();
});

test('promised work reaches every process, and comes back to the one that asked', async () => {
  let heard = 0;
  const onNews = () => {
    heard += 1;
  };
  const hub = await openLiveHub(http.database.url, pino({ level: 'silent' }), { onNews });
  expect(await hub.hearsItself()).toBe(true);
  await http.ctx.db.transaction((tx) => http.ctx.jobs.promise(tx, { kind: 'any', payload: {} }));
  await tellGathered(http.ctx.db);
  await expect.poll(() => heard, { timeout: 600_000 }).toBeGreaterThan(0);
  await hub.close();
});
