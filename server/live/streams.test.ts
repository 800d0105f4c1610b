import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { sessionLimits } from '#core/settings/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { eventsOf } from '../../tests/setup/event-stream.ts';
import { seededNumbers } from '../../tests/setup/seed.ts';
import { sweepSessions } from '../account/sign-in/sweep-sessions.ts';
import { changePerson } from '../account/staff/change-person.ts';
import { account, session } from '../db/schema/index.ts';
import { composeHttp, shopOrigin } from '../http/http.test-data.ts';
import { liveChannel } from './announce.ts';
import { type LiveHub, liveConnection, openLiveHub } from './hub.ts';

/** Sign-up also announces a profile change, possibly after someone is already listening. */
const signUpIsNews = { ignore: 'profile' };

const http = await composeHttp();
const { ctx } = http;
let people = 0;

async function listenAs(cookie: string) {
  const events = eventsOf(await http.ask('/api/events', { headers: { Cookie: cookie } }), signUpIsNews);
  expect(await events.next()).toBe('resync');
  return events;
}

async function listener() {
  const email = `listener${++people}@example.com`;
  const person = await http.signUp(email);
  return { ...person, email, events: await listenAs(person.cookie) };
}

const post = (path: string, body: object, cookie = '') =>
  http.ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { Cookie: cookie, Origin: shopOrigin, 'Content-Type': 'application/json' },
  });

/** Signs the same person in with another browser. */
async function cookieOf(email: string): Promise<string> {
  const answer = await post('/api/auth/sign-in/email', { email, password: 'hearth-line-149' });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const openElsewhere = (pingSeconds?: number) =>
  openLiveHub(http.database.url, pino({ enabled: false }), pingSeconds ? { pingSeconds } : {});

const liveBackends = async () =>
  (
    await ctx.db.execute<{ pid: number }>(sql`select pid from pg_stat_activity
      where datname = current_database() and application_name = ${liveConnection} order by backend_start, pid`)
  ).rows;

/** What each process said is heard in all, and what they said to that. */
async function everyoneHasHeard(...others: LiveHub[]) {
  for (const _ of ['said', 'answered', 'closed for it']) {
    for (const hub of [http.live, ...others]) expect(await hub.hearsItself()).toBe(true);
  }
  for (const hub of [http.live, ...others]) expect(await hub.hearsItself()).toBe(true);
}

/** Streams of one account in any process; like a browser's, each leaves once it's over. `open` are those that aren't. */
async function browsersOf() {
  const { id: accountId } = await createAccount(ctx);
  const [row] = await ctx.db
    .insert(session)
    .values({
      id: `session ${accountId}`,
      userId: accountId,
      token: `token ${accountId}`,
      expiresAt: new Date('2099-01-01'),
    })
    .returning({ id: session.id });
  const open: { name: string; leave: () => void }[] = [];
  const over: string[] = [];
  const without = (name: string) => {
    const index = open.findIndex((one) => one.name === name);
    return index < 0 ? undefined : open.splice(index, 1)[0];
  };
  return {
    accountId,
    over,
    names: () => open.map(({ name }) => name),
    listen(hub: LiveHub, name: string) {
      const leave = hub.listen({ accountId, sessionId: row?.id ?? '' }, (event) => {
        if (event === 'replaced') over.push(name);
        if (event === 'replaced' || event === 'end') without(name)?.leave();
      });
      open.push({ name, leave });
    },
    leave: (name: string) => without(name)?.leave(),
  };
}

describe('attack 15: an event stream ends with its session', () => {
  test.each<[string, (person: { id: string; cookie: string }) => Promise<unknown>]>([
    ['signed out', ({ cookie }) => post('/api/auth/sign-out', {}, cookie)],
    ['ended from elsewhere', ({ id }) => ctx.db.delete(session).where(eq(session.userId, id))],
    [
      'disabled',
      async ({ id }) => {
        const admin = await createAccount(ctx, { role: 'admin' });
        expect(await changePerson(ctx.as(admin), { id, change: { act: 'disable' } })).toEqual({ ok: true });
      },
    ],
    [
      'rested for too long',
      async ({ id }) => {
        await ctx.db.update(account).set({ role: 'specialist' }).where(eq(account.id, id));
        await ctx.db
          .update(session)
          .set({ lastSeenAt: sql`now() - interval '31 minutes'` })
          .where(eq(session.userId, id));
        await sweepSessions(ctx);
      },
    ],
  ])('attack 15: %s', async (_how, end) => {
    const person = await listener();
    const other = await listener();
    await end(person);
    expect(await person.events.next()).toBe('over: session-ended');
    expect(await person.events.next()).toBeNull();
    expect((await http.ask('/api/events', { headers: { Cookie: person.cookie } })).status).toBe(401);
    await post('/api/auth/sign-out', {}, other.cookie);
    expect(await other.events.next(), 'no one else’s ended with it').toBe('over: session-ended');
  });

  test('attack 15: other browsers of the same person listen on', async () => {
    const person = await listener();
    const second = await cookieOf(person.email);
    const events = await listenAs(second);
    await post('/api/auth/sign-out', {}, person.cookie);
    expect(await person.events.next()).toBe('over: session-ended');
    await post('/api/auth/sign-out', {}, second);
    expect(await events.next()).toBe('over: session-ended');
  });

  test('attack 15: although the process did not hear of it, its connection being broken', async () => {
    const [person, other] = [await listener(), await listener()];
    await ctx.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = ${liveConnection}`);
    await ctx.db.delete(session).where(eq(session.userId, person.id));
    expect(await person.events.next()).toBe('over: session-ended');
    expect(await other.events.next()).toBe('resync');
    await other.events.leave();
  });
});

describe('attack 15: an account has at most five streams', () => {
  test('attack 15: one more closes the oldest, and a stream that left makes room', async () => {
    const { cookie, events: oldest } = await listener();
    const rest = [];
    for (let more = 1; more < sessionLimits.streams; more++) rest.push(await listenAs(cookie));
    const before = http.live.listening();
    const newest = await listenAs(cookie);
    expect(await oldest.next()).toBe('over: replaced');
    expect(await oldest.next()).toBeNull();
    expect(http.live.listening()).toBe(before);
    await newest.leave();
    await expect.poll(() => http.live.listening(), { timeout: 600_000 }).toBe(before - 1);
    const again = await listenAs(cookie);
    await ctx.db.delete(session);
    for (const events of [...rest, again]) expect(await events.next()).toBe('over: session-ended');
  });

  test('attack 15: also over several processes', async () => {
    const { id, cookie, events } = await listener();
    const elsewhere = await openElsewhere();
    expect(await events.next(), 'another process has started').toBe('resync');
    const [row] = await ctx.db.select({ id: session.id }).from(session).where(eq(session.userId, id));
    const whose = { accountId: id, sessionId: row?.id ?? '' };
    const heard: string[] = [];
    // That someone signed up may be told late.
    const hear = (event: string) => void (event !== signUpIsNews.ignore && heard.push(event));
    for (let more = 1; more < sessionLimits.streams; more++) elsewhere.listen(whose, hear);
    const leave = elsewhere.listen(whose, hear);
    expect(await events.next()).toBe('over: replaced');
    leave();
    // Told in order: here it's known that the fifth there has left.
    await everyoneHasHeard(elsewhere);
    const own = await listenAs(cookie);
    await ctx.db.delete(session).where(eq(session.userId, id));
    expect(await own.next()).toBe('over: session-ended');
    await expect.poll(() => heard, { timeout: 600_000 }).toEqual(Array.from({ length: 4 }, () => 'session-ended'));
    await elsewhere.close();
  });

  test('attack 15: those of a process that stopped leave room for theirs elsewhere', async () => {
    const stopping = await openElsewhere();
    const june = await browsersOf();
    june.listen(http.live, 'oldest');
    await everyoneHasHeard(stopping);
    for (let more = 1; more < sessionLimits.streams; more++) june.listen(stopping, `moves ${more}`);
    await everyoneHasHeard(stopping);
    await stopping.close();
    for (let more = 1; more < sessionLimits.streams; more++) june.listen(http.live, `moved ${more}`);
    await everyoneHasHeard();
    expect(june.over).toEqual([]);
    june.listen(http.live, 'one too many');
    await everyoneHasHeard();
    expect(june.over).toEqual(['oldest']);
  });

  test('attack 15: so do those that left while their process had no connection', async () => {
    const elsewhere = await openElsewhere();
    const [june, theo] = [await browsersOf(), await browsersOf()];
    for (const person of [june, theo]) person.listen(elsewhere, 'oldest');
    await everyoneHasHeard(elsewhere);
    for (let more = 1; more < sessionLimits.streams; more++) {
      for (const person of [june, theo]) person.listen(http.live, `here ${more}`);
    }
    await everyoneHasHeard(elsewhere);
    const [here] = await liveBackends();
    await ctx.db.execute(sql`select pg_terminate_backend(${here?.pid})`);
    for (let more = 1; more < sessionLimits.streams; more++) june.leave(`here ${more}`);
    const isBack = async () =>
      !(await liveBackends()).some(({ pid }) => pid === here?.pid) && (await http.live.hearsItself());
    await expect.poll(isBack, { timeout: 600_000 }).toBe(true);
    await everyoneHasHeard(elsewhere);
    for (let more = 1; more < sessionLimits.streams; more++) june.listen(elsewhere, `new ${more}`);
    await everyoneHasHeard(elsewhere);
    expect(june.over).toEqual([]);
    theo.listen(elsewhere, 'one too many');
    await everyoneHasHeard(elsewhere);
    expect(theo.over, 'those that stayed are counted, in their old order').toEqual(['oldest']);
    await elsewhere.close();
  });

  test('attack 15: so do those of a process that was killed', async () => {
    const watching = await openElsewhere(0.05);
    const june = await browsersOf();
    june.listen(watching, 'oldest');
    const killed = await http.database.pool.connect();
    for (let more = 1; more < sessionLimits.streams; more++) {
      const told = { accountId: june.accountId, opened: `killed ${more}`, at: 1e14 };
      await killed.query('select pg_notify($1, $2)', [liveChannel, JSON.stringify(told)]);
    }
    await everyoneHasHeard(watching);
    const { rows } = await killed.query<{ pid: number }>('select pg_backend_pid() as pid');
    killed.release(true);
    const isGone = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`;
    await expect.poll(async () => (await ctx.db.execute(isGone)).rows, { timeout: 600_000 }).toEqual([]);
    const since = (await ctx.db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`)).rows[0]?.now;
    const watcher = (await liveBackends()).at(-1);
    const hasLooked = sql`select query from pg_stat_activity where pid = ${watcher?.pid} and state = 'idle'
      and query like '%pg_stat_activity%' and query_start > ${since}::timestamptz`;
    await expect.poll(async () => (await ctx.db.execute(hasLooked)).rows, { timeout: 600_000 }).toHaveLength(1);
    await everyoneHasHeard(watching);
    for (let more = 1; more < sessionLimits.streams; more++) june.listen(watching, `new ${more}`);
    await everyoneHasHeard(watching);
    expect(june.over).toEqual([]);
    await watching.close();
  });

  test('attack 15: after anything in any order, five are open and only the oldest ever goes', async () => {
    const random = seededNumbers('streams');
    const pick = <One>(of: readonly One[]): One => of[Math.floor(random() * of.length)] as One;
    let hubs = [http.live, await openElsewhere(), await openElsewhere()];
    const june = await browsersOf();
    let opened = 0;
    const open = (hub: LiveHub) => june.listen(hub, `${++opened}`);
    for (let round = 0; round < 12; round++) {
      const overBefore = june.over.length;
      for (let act = 0; act < 12; act++) {
        const chance = random();
        if (chance < 0.5) open(pick(hubs));
        else if (chance < 0.9 && june.names().length > 0) june.leave(pick(june.names()));
        else if (chance < 0.95) await hubs[0]?.hearsItself();
        else {
          const [, stopping] = hubs;
          await stopping?.close();
          hubs = [http.live, ...hubs.slice(2), await openElsewhere()];
        }
      }
      await everyoneHasHeard(...hubs.slice(1));
      expect(june.names().length, 'never more than five').toBeLessThanOrEqual(sessionLimits.streams);
      expect(june.over.length - overBefore, 'never more than were opened').toBeLessThanOrEqual(12);
      const over = [...june.over];
      // No ghosts: exactly as many fit in as are missing, wherever they're opened, and one more costs exactly the oldest.
      while (june.names().length < sessionLimits.streams) open(pick(hubs));
      await everyoneHasHeard(...hubs.slice(1));
      expect(june.over).toEqual(over);
      open(pick(hubs));
      await everyoneHasHeard(...hubs.slice(1));
      expect(june.over).toHaveLength(over.length + 1);
      expect(june.names()).toHaveLength(sessionLimits.streams);
    }
    for (const hub of hubs.slice(1)) await hub.close();
  });
});
