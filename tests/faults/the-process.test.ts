import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { clusterIn } from '#server/db/embedded/choose-home.ts';
import { silent } from '#server/db/embedded/fixtures/scratch.ts';
import { clusterName, processesOf } from '#server/db/embedded/processes.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { ask } from '#server/db/migrate.test-data.ts';
import { mallocSettings } from '#server/process/malloc-settings.ts';
import { createEmptyDatabase } from '../setup/database.ts';
import { dataFolder, killNine, startByNpm, startShop } from './built-shop.ts';
import { familyOf } from './cluster/family.ts';

/** Filled by the first of the shops below and handed on: each has ended before the next one starts. */
const folder = await dataFolder();
const demo = (settings: Record<string, string> = {}) => startShop({ PORT: '0', DATA_DIR: folder, ...settings });

const subscribe = (origin: string, email: string) =>
  fetch(`${origin}/newsletter`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ email }),
  });

/** What one column holds in the database of a shop that has ended. */
async function keptIn(question: string): Promise<string[]> {
  const database = await startEmbeddedPostgres({ dataDir: folder, log: silent });
  if (!database.ok) throw new Error(database.message);
  const rows = await ask<{ kept: string }>(database.url, question);
  await database.stop();
  return rows.map(({ kept }) => kept);
}

const subscribers = () => keptIn('select email as kept from newsletter_subscription');
const surveys = () => keptIn('select id as kept from survey');

/** The cookies of the demo's customer. */
async function customerOf(origin: string): Promise<string> {
  const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: 'customer@hearthline.test', password: 'hearthline-demo' }),
  });
  expect(signedIn.status).toBe(200);
  return signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** The id of a survey that the shop says it has kept; null where it no longer says anything. */
async function beginSurvey(origin: string, cookie: string): Promise<string | null> {
  try {
    const answer = await fetch(`${origin}/api/users/me/surveysData`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: origin },
      body: JSON.stringify({ responses: { project_name: 'Upstairs' } }),
    });
    expect(answer.status).toBeLessThan(300);
    return ((await answer.json()) as { id: string }).id;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

describe('settings', () => {
  test('that are wrong give one sentence each and exit code 1', async () => {
    const ended = await startShop({ PORT: 'many', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x', DEMO_NOW: 'soon' })
      .ended;
    expect(ended).toMatchObject({ code: 1, said: '' });
    expect(ended.complained.trim().split('\n').sort()).toEqual([
      'DATABASE_URL must start with postgres://.',
      'DEMO_NOW must be a time such as 2026-11-15T09:00:00Z.',
      'LOG_LEVEL must be a level such as info.',
      'PORT must be a port number from 0 to 65535.',
    ]);
  });

  test('that production misses are named, each', async () => {
    const { code, complained } = await startShop({ HEARTHLINE_MODE: 'production', PORT: '0' }).ended;
    expect(code).toBe(1);
    const named = complained.trim().split('\n');
    expect(named.map((line) => line.split(' ')[0])).toEqual([
      ...['APP_ORIGIN', 'AUTH_SECRET', 'DATABASE_URL', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
      ...[
        'STRIPE_WEBHOOK_SECRET',
        'SMTP_URL',
        'MAIL_FROM',
        'LEGAL_NAME',
        'POSTAL_ADDRESS',
        'SUPPORT_PHONE',
        'S3_ENDPOINT',
      ],
    ]);
    expect(named.pop()).toMatch(/^S3_ENDPOINT is missing: .* ONE_MACHINE=yes/);
    for (const line of named) expect(line).toMatch(/^\w+ is missing: production needs it\.$/);
  });

  test('that name a taken port or a database that is not there give a sentence and exit code 1', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    const taken = await startShop({ PORT: String(port), DATA_DIR: await dataFolder() }).ended;
    expect(taken).toEqual({
      code: 1,
      said: '',
      complained: `Port ${port} is taken by another program. Stop it, or set PORT to another number.\n`,
    });
    await new Promise((resolve) => other.close(resolve));
    const gone = await startShop({ PORT: '0', DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/shop' }).ended;
    expect(gone).toMatchObject({ code: 1, said: '' });
    expect(gone.complained).toMatch(/^The database at 127\.0\.0\.1:1\/shop cannot be used: .*ECONNREFUSED.*\n$/);
  });
});

describe('a running shop', () => {
  test('says where it is; a second one on the same data says who holds it, and the first keeps running', async () => {
    const shop = demo();
    const origin = (await shop.opened) ?? '';
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const second = await startShop({ PORT: '0', DATA_DIR: folder }).ended;
    expect(second).toEqual({
      code: 1,
      said: '',
      complained: `The data folder ${folder} is held by process ${shop.process.pid}, which is still running: stop that one first, or set DATA_DIR to another folder.\n`,
    });
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect((await subscribe(origin, 'still@example.com')).status).toBe(200);

    shop.process.kill('SIGTERM');
    const { code, said, complained } = await shop.ended;
    expect(code).toBe(0);
    // Nothing is torn down under someone's hands.
    expect(complained).not.toMatch(/"level":[4-6]0/);
    expect(said).toContain('customer@hearthline.test');
  });

  test('gives each page a nonce of its own and puts it on every script', async () => {
    const shop = demo();
    const origin = (await shop.opened) ?? '';
    const nonces = new Set<string>();
    for (const path of ['/', '/contact', '/support', '/404']) {
      const answer = await fetch(origin + path);
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
      // What only holds data is not run and needs none.
      const all = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
      const scripts = all.filter((script) => !script.includes('application/ld+json'));
      expect(scripts.length).toBeGreaterThan(1);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      nonces.add(nonce ?? '');
    }
    expect(nonces.size).toBe(4);
    shop.process.kill('SIGTERM');
    expect((await shop.ended).code).toBe(0);
  });

  test('whose surveys cannot be listed says so on a page that otherwise works', async () => {
    const url = await createEmptyDatabase();
    const shop = startShop({ PORT: '0', DATA_DIR: await dataFolder(), DATABASE_URL: url });
    const origin = (await shop.opened) ?? '';
    const cookie = await customerOf(origin);
    const home = async () => (await fetch(origin, { headers: { Cookie: cookie } })).text();
    const sentence = 'There was an error retrieving your surveys.';
    expect(await home()).not.toContain(sentence);
    await ask(url, 'alter table survey rename to survey_gone');
    const page = await home();
    expect(page).toMatch(new RegExp(`role="alert".*${sentence}`));
    expect(page).toContain('Account of June');
    // A page that fails altogether names the request, so that we find it in the log.
    await ask(url, 'alter table furniture rename to furniture_gone');
    const failed = await fetch(`${origin}/furniture/rec-none`);
    expect(failed.status).toBe(500);
    const requestId = failed.headers.get('x-request-id') ?? '';
    expect(await failed.text()).toContain(`please mention ${requestId}`);
    shop.process.kill('SIGTERM');
    const { code, complained } = await shop.ended;
    expect(code).toBe(0);
    expect(complained).toContain(requestId);
    // The reason is for us, and contains no one's address.
    expect(complained).toContain('the surveys couldn’t be listed');
    expect(complained).not.toContain('customer@hearthline.test');
  });

  test('asked to stop finishes the request in flight, refuses new ones, and exits with 0', async () => {
    const shop = demo();
    const origin = (await shop.opened) ?? '';
    const body = new URLSearchParams({ email: 'last@example.com' }).toString();
    const slow = request(`${origin}/newsletter`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': body.length,
        Connection: 'keep-alive',
        Expect: '100-continue',
        Origin: origin,
      },
    });
    const answered = once(slow, 'response') as Promise<[import('node:http').IncomingMessage]>;
    // The server has begun with this request and waits for its body.
    await once(slow, 'continue');
    shop.process.kill('SIGTERM');
    for (;;) {
      const refused = await fetch(`${origin}/healthz`).then(
        () => false,
        () => true,
      );
      if (refused) break;
    }
    slow.end(body);
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.connection).toBe('close');
    await text(answer);
    expect((await shop.ended).code).toBe(0);

    expect(await subscribers()).toContain('last@example.com');
  });
});

describe('a shop that leaves', () => {
  test('says so at /readyz and serves on for a while, then ends', async () => {
    const shop = demo({ DRAIN_S: '600' });
    const origin = (await shop.opened) ?? '';
    shop.process.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 600_000 }).toBe(503);
    for (const path of ['/', '/healthz', '/api/furniture']) {
      const served = await fetch(origin + path);
      expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
      await served.text();
    }
    // Asked again, it drains no longer.
    shop.process.kill('SIGTERM');
    expect((await shop.ended).code).toBe(0);
  });

  test('npm start that is killed outright leaves no server and no database', async () => {
    const shop = startByNpm({ PORT: '0', DATA_DIR: folder });
    const origin = (await shop.opened) ?? '';
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    if (process.platform === 'linux') {
      const started = await familyOf(shop.process.pid ?? 0);
      const given = started.map((pid) => readFile(`/proc/${pid}/environ`, 'utf8').catch(() => ''));
      expect((await Promise.all(given)).join()).toContain(`MALLOC_ARENA_MAX=${mallocSettings.MALLOC_ARENA_MAX}`);
    }
    shop.process.kill('SIGKILL');
    const gone = () =>
      fetch(`${origin}/healthz`).then(
        () => false,
        () => true,
      );
    await expect.poll(gone, { timeout: 600_000 }).toBe(true);
    const cluster = await clusterName(clusterIn(join(folder, 'postgres')));
    await expect.poll(() => processesOf(cluster), { timeout: 600_000 }).toEqual([]);
  });
});

describe('kill -9 of server and database together', () => {
  /** In small here; `npm run kill-nine` says how often in full. */
  const rounds = Number(process.env.KILL_ROUNDS ?? 3);

  test(`loses nothing that was acknowledged, ${rounds} times in a row`, async () => {
    const acknowledged: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      // Two hours later each time: no one begins as many surveys as this in an hour.
      const shop = demo({ DEMO_NOW: new Date(Date.UTC(2026, 10, 15) + round * 7_200_000).toISOString() });
      const origin = (await shop.opened) ?? '';
      const enough = acknowledged.length + 25;
      let killed: Promise<void> | undefined;
      const cookie = await customerOf(origin);
      const writeOn = async () => {
        while (!killed) {
          const id = await beginSurvey(origin, cookie);
          if (id) acknowledged.push(id);
          if (acknowledged.length >= enough) killed ??= killNine(shop, folder);
        }
      };
      await Promise.all([1, 2, 3, 4].map(() => writeOn()));
      await killed;
      const kept = new Set(await surveys());
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    }
    console.log(`${rounds} kills: ${acknowledged.length} surveys acknowledged, none lost`);
    expect(acknowledged.length).toBeGreaterThanOrEqual(25 * rounds);
  });
});
