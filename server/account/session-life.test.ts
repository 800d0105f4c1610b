import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { backgroundHeader } from '#core/settings/index.ts';
import { account, session } from '../db/schema/index.ts';
import { composeHttp, shopOrigin } from '../http/http.test-data.ts';
import { actorOfRequest } from './actor-of-request.ts';
import { listDevices } from './profile/devices.ts';
import { sweepSessions } from './sign-in/sweep-sessions.ts';

const http = await composeHttp();
const { ctx, auth } = http;
let people = 0;

/** A person in this role whose only session was created and last used this many minutes ago. */
async function somebody(role: 'customer' | 'specialist' | 'admin', times: { made?: number; seen?: number } = {}) {
  const person = await http.signUp(`person${++people}@example.com`);
  await ctx.db.update(account).set({ role }).where(eq(account.id, person.id));
  const ago = (minutes: number) => sql`now() - make_interval(secs => ${minutes * 60})`;
  const { seen = 0, made = seen } = times;
  await ctx.db
    .update(session)
    .set({ createdAt: ago(made), lastSeenAt: ago(seen) })
    .where(eq(session.userId, person.id));
  return person;
}

const asked = (path: string, cookie: string, headers: Record<string, string> = {}) =>
  http.ask(path, { headers: { Cookie: cookie, ...headers } });
const rowOf = async (id: string) => (await ctx.db.select().from(session).where(eq(session.userId, id)))[0];
const restOf = async (id: string) => {
  const [row] = await ctx.db
    .select({ seconds: sql<string>`extract(epoch from now() - ${session.lastSeenAt})` })
    .from(session)
    .where(eq(session.userId, id));
  return Number(row?.seconds) / 60;
};

const day = 24 * 60;

describe('attack 15: a forgotten session ends', () => {
  it.each([
    ['a specialist after half an hour of rest', 'specialist', { seen: 30 }, 'over'],
    ['an admin after half an hour of rest', 'admin', { seen: 31 }, 'over'],
    ['a specialist who was there a quarter of an hour ago', 'specialist', { seen: 15 }, 'open'],
    ['an admin after twelve hours, however busy', 'admin', { made: 12 * 60, seen: 0 }, 'over'],
    ['an admin after eleven busy hours', 'admin', { made: 11 * 60, seen: 0 }, 'open'],
    ['a customer after thirty days of rest', 'customer', { seen: 30 * day }, 'over'],
    ['a customer who was there last week', 'customer', { made: 90 * day, seen: 7 * day }, 'open'],
  ] as const)('attack 15: %s', async (_who, role, times, expected) => {
    const { id, cookie } = await somebody(role, times);
    const answer = await asked('/api/users/me', cookie);
    expect(answer.status).toBe(expected === 'open' ? 200 : 401);
    expect(await rowOf(id), 'the row').toEqual(expected === 'open' ? expect.anything() : undefined);
    const library = await asked('/api/auth/get-session', cookie);
    expect(await library.json(), 'also for the sign-in library').toEqual(
      expected === 'open' ? expect.objectContaining({ session: expect.anything() }) : null,
    );
  });

  it('attack 15: without anyone coming back with it', async () => {
    const over = [await somebody('admin', { seen: 31 }), await somebody('specialist', { made: 13 * 60, seen: 1 })];
    const open = [await somebody('admin', { seen: 29 }), await somebody('customer', { seen: 29 * day })];
    const old = await somebody('customer', { seen: 32 * day });
    await ctx.db.update(session).set({ expiresAt: sql`now() - interval '1 day'` }).where(eq(session.userId, old.id));
    await sweepSessions(ctx);
    for (const { id } of [...over, old]) expect(await rowOf(id)).toBeUndefined();
    for (const { id } of open) expect(await rowOf(id)).toBeDefined();
  });

  it('attack 15: once a person is made an admin, their idle limit is an admin’s', async () => {
    const { id, cookie } = await somebody('customer', { seen: 3 * 60 });
    await ctx.db.update(account).set({ role: 'admin' }).where(eq(account.id, id));
    expect((await asked('/api/users/me', cookie)).status).toBe(401);
  });
});

describe('attack 15: only a person keeps a session alive', () => {
  it('attack 15: what they ask is written down, at most once a minute', async () => {
    const { id, cookie } = await somebody('admin', { seen: 20 });
    await Promise.all(Array.from({ length: 5 }, () => asked('/api/users/me', cookie)));
    const first = await rowOf(id);
    expect(await restOf(id)).toBeLessThan(5);
    await asked('/api/users/me', cookie);
    expect((await rowOf(id))?.lastSeenAt, 'a moment later').toEqual(first?.lastSeenAt);
  });

  it.each([
    ['what a page asks by itself', '/api/users/me', { [backgroundHeader]: '1' }],
    ['what a browser fetches ahead', '/api/users/me', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['a poll of the session', '/api/auth/get-session', {}],
    ['an event stream', '/api/events', {}],
    ['a picture that a page shows', '/api/users/me', { 'Sec-Fetch-Dest': 'image' }],
    ['a typeface', '/api/users/me', { 'Sec-Fetch-Dest': 'font' }],
    ['a style sheet', '/api/users/me', { 'Sec-Fetch-Dest': 'style' }],
    ['a script', '/api/users/me', { 'Sec-Fetch-Dest': 'script' }],
    ['a browser that looks for a newer service worker', '/api/users/me', { 'Sec-Fetch-Dest': 'serviceworker' }],
  ])('attack 15: %s does not', async (_what, path, headers) => {
    const { id, cookie } = await somebody('admin', { seen: 20 });
    const answer = await asked(path, cookie, headers as Record<string, string>);
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
    expect(await restOf(id)).toBeGreaterThanOrEqual(20);
  });

  it.each(['document', 'empty'])('attack 15: a page they open or an act they send does (%s)', async (destination) => {
    const { id, cookie } = await somebody('admin', { seen: 20 });
    await asked('/api/users/me', cookie, { 'Sec-Fetch-Dest': destination });
    expect(await restOf(id)).toBeLessThan(5);
  });

  it('attack 15: the browser keeps its cookie as long as they come back', async () => {
    const { id, cookie } = await somebody('customer', { seen: 5 * day });
    await ctx.db.update(session).set({ expiresAt: sql`now() + interval '26 days'` }).where(eq(session.userId, id));
    const answer = await asked('/api/users/me', cookie);
    const [renewed = ''] = answer.headers.getSetCookie();
    expect(renewed).toContain(cookie.split('; ')[0]);
    expect(renewed).toMatch(/Max-Age=2678400; Path=\/; HttpOnly; SameSite=Lax/);
    const daysLeft = ((await rowOf(id))?.expiresAt.getTime() ?? 0) - Date.now();
    expect(daysLeft).toBeGreaterThan(30 * day * 60_000);
    expect((await asked('/api/users/me', cookie)).headers.getSetCookie(), 'not every time').toEqual([]);
  });

  it('attack 15: signing out clears the cookie, though it was about to be renewed', async () => {
    const { id, cookie } = await somebody('customer', { seen: 5 * day });
    await ctx.db.update(session).set({ expiresAt: sql`now() + interval '26 days'` }).where(eq(session.userId, id));
    const headers = { Cookie: cookie, Origin: shopOrigin, 'Content-Type': 'application/json' };
    const answer = await http.ask('/api/auth/sign-out', { method: 'POST', body: '{}', headers });
    const lines = answer.headers.getSetCookie().filter((line) => line.startsWith('hearthline.session_token='));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Max-Age=0');
  });
});

describe('the list of sessions', () => {
  it('has this one first and those that are over not at all', async () => {
    const { id, cookie } = await somebody('admin', { seen: 2 });
    const headers = new Headers({ cookie });
    const row = await rowOf(id);
    if (!row) throw new Error('no session');
    const made = { userId: id, expiresAt: row.expiresAt };
    await ctx.db.insert(session).values([
      { ...made, id: 'rested', token: 'rested', lastSeenAt: sql`now() - interval '40 minutes'` },
      { ...made, id: 'phone', token: 'phone', userAgent: 'iPhone Safari/604.1' },
    ]);
    const listed = await listDevices(ctx.as(await actorOfRequest(auth, headers)), auth, { headers });
    expect(listed.map(({ id: one, name, current }) => [one, name, current])).toEqual([
      [row.id, 'Unknown device', true],
      ['phone', 'Safari on iPhone', false],
    ]);
  });
});
