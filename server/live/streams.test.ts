import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { sessionLimits } from '#core/settings/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { eventsOf } from '../../tests/setup/event-stream.ts';
import { sweepSessions } from '../account/sign-in/sweep-sessions.ts';
import { changePerson } from '../account/staff/change-person.ts';
import { account, session } from '../db/schema/index.ts';
import { composeHttp, shopOrigin } from '../http/http.test-data.ts';
import { liveConnection, openLiveHub } from './hub.ts';

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
    const elsewhere = await openLiveHub(http.database.url, pino({ enabled: false }));
    const { id, cookie, events } = await listener();
    // Its stream is open before every process has been told. What we say is told in order, so once we hear ourselves it has.
    expect(await http.live.hearsItself()).toBe(true);
    const [row] = await ctx.db.select({ id: session.id }).from(session).where(eq(session.userId, id));
    const whose = { accountId: id, sessionId: row?.id ?? '' };
    const heard: string[] = [];
    for (let more = 1; more < sessionLimits.streams; more++) elsewhere.listen(whose, (event) => heard.push(event));
    const leave = elsewhere.listen(whose, (event) => heard.push(event));
    expect(await events.next()).toBe('over: replaced');
    leave();
    const own = await listenAs(cookie);
    await ctx.db.delete(session).where(eq(session.userId, id));
    expect(await own.next()).toBe('over: session-ended');
    await expect.poll(() => heard, { timeout: 600_000 }).toEqual(Array.from({ length: 4 }, () => 'session-ended'));
    await elsewhere.close();
  });
});
