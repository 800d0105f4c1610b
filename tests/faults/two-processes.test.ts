import { describe, expect, test } from 'vitest';
import { limits } from '#core/settings/index.ts';
import { ask } from '#server/db/migrate.test-data.ts';
import { liveConnection } from '#server/live/hub.ts';
import { createEmptyDatabase } from '../setup/database.ts';
import { eventsOf } from '../setup/event-stream.ts';
import { dataFolder, startShop } from './built-shop.ts';

const secret = 'q7Vw2mZk9TrXc4LpNs8YbGd0Hf6JuEa3';

async function openTwo() {
  const url = await createEmptyDatabase();
  const settings = { PORT: '0', DATA_DIR: await dataFolder(), DATABASE_URL: url, AUTH_SECRET: secret };
  const one = startShop(settings);
  const first = (await one.opened) ?? '';
  const other = startShop(settings);
  const second = (await other.opened) ?? '';
  return { url, first, second, shops: [one, other] };
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: 'customer@hearthline.test', password: 'hearthline-demo' }),
  });
  const set = answer.headers.getSetCookie();
  return set.map((line) => line.split(';')[0]).join('; ');
}

const { url, first, second, shops } = await openTwo();
// Before the tries of this address are used up: asking who has an account and signing in share a limit.
const Cookie = await signIn(first);

describe('two processes on one database', () => {
  test('count tries together', async () => {
    const check = async (origin: string) =>
      (
        await fetch(`${origin}/api/newCheckIfEmailExists`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: origin },
          body: JSON.stringify({ email: 'june@example.com' }),
        })
      ).status;
    const [{ tries }] = limits.checkEmail;
    const all = [];
    for (let asked = 0; asked < tries; asked += 1) all.push(await check(first), await check(second));
    expect(all.slice(0, tries)).toEqual(Array.from({ length: tries }, () => 200));
    expect(all.slice(tries)).toEqual(Array.from({ length: tries }, () => 429));
  });

  test('tell each other’s visitors what changed, and catch up after a lost connection', async () => {
    const rename = async (last_name: string) => {
      const answer = await fetch(`${first}/api/users/me`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Origin: first, Cookie },
        body: JSON.stringify({ last_name }),
      });
      expect(answer.status).toBe(200);
    };
    const nameSeen = async () =>
      ((await (await fetch(`${second}/api/users/me`, { headers: { Cookie } })).json()) as { last_name: string })
        .last_name;

    // Signed in at the one, known at the other.
    const events = eventsOf(await fetch(`${second}/api/events`, { headers: { Cookie } }));
    const hears = async (wanted: string) => {
      // Signing in is news of the profile as well, and may be told only now.
      for (let event = await events.next(); event !== wanted; event = await events.next())
        expect(event).toBe('profile');
    };
    await hears('resync');
    await rename('Hale');
    await expect.poll(nameSeen).toBe('Hale');
    await hears('profile');

    // One listening connection each, however many listen.
    const listeners = `select pid from pg_stat_activity where datname = current_database()
      and application_name = '${liveConnection}'`;
    expect(await ask(url, listeners)).toHaveLength(2);

    // What happened while no one listened isn't lost: everyone is told to read again.
    await ask(url, `select pg_terminate_backend(pid) from (${listeners}) as listening`);
    await rename('Tanaka');
    await hears('resync');
    expect(await nameSeen()).toBe('Tanaka');
    await rename('Moor');
    expect(await events.next()).toBe('profile');

    // The process goes: the stream ends, and the browser finds the one that is left.
    shops[1]?.process.kill('SIGTERM');
    expect(await events.next()).toBeNull();
    const again = eventsOf(await fetch(`${first}/api/events`, { headers: { Cookie } }));
    expect(await again.next()).toBe('resync');
    await again.leave();
    shops[0]?.process.kill('SIGTERM');
    for (const shop of shops) expect((await shop.ended).code).toBe(0);
  });
});
