import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { apiKeyScopes } from '#core/account/index.ts';
import { addDays, easternDay } from '#core/promotion/index.ts';
import { createAccount, type TestContext } from '../../tests/setup/context.ts';
import { createEmptyDatabase } from '../../tests/setup/database.ts';
import type { Ctx } from '../context.ts';
import { openDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { apiKey, audit } from '../db/schema/index.ts';
import { composeHttp, type TestHttp } from '../http/http.test-data.ts';
import { projectRoot } from '../root.ts';
import { updateVisit } from '../visit/update-visit.ts';
import { createKey, type KeyAsked } from './create-key.ts';
import { hashKey } from './hash-key.ts';
import { listKeys } from './list-keys.ts';

let shop: TestHttp;
let ctx: TestContext;
let admin: Ctx;
let start: Date;

beforeAll(async () => {
  shop = await composeHttp();
  ctx = shop.ctx;
  admin = ctx.as(await createAccount(ctx, { role: 'admin', firstName: 'Ada' }));
  start = ctx.clock.now();
});

async function keyWith(terms: Partial<KeyAsked>) {
  const made = await createKey(admin, { name: 'The planner', scopes: apiKeyScopes, ...terms });
  if (!made.ok) throw new Error(made.reason);
  return made;
}

async function call(key: string, path = '/updateOnSiteService', body: unknown = {}) {
  const headers = { 'Content-Type': 'application/json', 'api-key': key };
  const answer = await shop.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { error } = (await answer.json()) as { error?: { code: string; message: string } };
  return { status: answer.status, wait: answer.headers.get('retry-after'), ...error };
}

const refusalsOf = async (id: string) =>
  (
    await ctx.db
      .select({ detail: audit.detail })
      .from(audit)
      .where(eq(audit.actor, `api-key:${id}`))
  ).map(({ detail }) => detail.refused);

const usedAt = async (id: string) => (await ctx.db.select().from(apiKey).where(eq(apiKey.id, id)))[0]?.lastUsedAt;

describe('attack 19: a key that leaked', () => {
  it('attack 19: makes no call outside its scopes, and the try is written down', async () => {
    const { id, key } = await keyWith({ scopes: ['helper.add-selections'] });
    expect(await call(key, '/updateOnSiteService')).toMatchObject({
      status: 403,
      code: 'api-key-scope',
      message: 'This api-key isn’t allowed to make this call. Ask one of the shop’s admins for one that is.',
    });
    expect(await refusalsOf(id)).toEqual(['scope']);
    expect(await usedAt(id)).toBeNull();
    expect((await call(key, '/addSelections')).status).toBe(400);
    const visits = { surveyId: 'survey_1', update: { act: 'complete' } } as const;
    const asKey = ctx.as({ kind: 'api-key', id, scopes: ['helper.add-selections'] });
    expect(await updateVisit(asKey, visits)).toEqual({ ok: false, reason: 'not-allowed' });
  });

  it('attack 19: opens nothing after its last day, and the answer says which day that was', async () => {
    const { id, key } = await keyWith({ lastDay: '2026-11-16' });
    onTestFinished(() => ctx.clock.set(start));
    ctx.clock.set('2026-11-17T04:59:59Z');
    expect((await call(key)).status).toBe(400);
    ctx.clock.set('2026-11-17T05:00:00Z');
    expect(await call(key)).toMatchObject({
      status: 401,
      code: 'api-key-ended',
      message: 'This api-key worked through November 16, 2026. Ask one of the shop’s admins for a new one.',
    });
    expect(await refusalsOf(id)).toEqual(['invalid', 'ended']);
  });

  it('attack 19: makes no more calls a minute than it may, refused ones included', async () => {
    const { id, key } = await keyWith({ callsPerMinute: 3 });
    onTestFinished(() => ctx.clock.set(start));
    for (let turn = 0; turn < 3; turn++) {
      expect((await call(key)).status).toBe(400);
      ctx.clock.forward(1000);
    }
    expect(await call(key)).toMatchObject({
      status: 429,
      wait: '57',
      code: 'too-many-requests',
      message: 'This api-key makes at most 3 calls a minute. Try again in 57 seconds.',
    });
    for (let turn = 0; turn < 20; turn++) expect((await call(key)).status).toBe(429);
    expect(await refusalsOf(id), 'a flood is one line of the log').toEqual([
      ...['invalid', 'invalid', 'invalid'],
      'too-many-requests',
    ]);
    const other = await keyWith({ callsPerMinute: 3 });
    expect((await call(other.key)).status, 'another key has its own limit').toBe(400);
    ctx.clock.forward(57_000);
    expect((await call(key)).status).toBe(400);
  });

  it('attack 19: makes no more calls when they come at the same moment', async () => {
    const { id, key } = await keyWith({ callsPerMinute: 5 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => call(key)));
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(5);
    expect((await refusalsOf(id)).filter((refused) => refused === 'too-many-requests')).toHaveLength(1);
  });

  it('attack 19: cannot fill the log once it is revoked', async () => {
    const { id, key } = await keyWith({ callsPerMinute: 2 });
    await ctx.db.update(apiKey).set({ revokedAt: start }).where(eq(apiKey.id, id));
    for (let turn = 0; turn < 10; turn++) await call(key);
    expect(await refusalsOf(id)).toEqual(['revoked', 'revoked', 'too-many-requests']);
  });
});

describe('the last use of a key', () => {
  it('is written when it is let in, once a minute', async () => {
    const { id, key } = await keyWith({});
    onTestFinished(() => ctx.clock.set(start));
    expect(await usedAt(id)).toBeNull();
    await Promise.all([call(key), call(key), call(key)]);
    expect(await usedAt(id)).toEqual(start);
    ctx.clock.forward(59_000);
    await call(key);
    expect(await usedAt(id)).toEqual(start);
    ctx.clock.forward(1_000);
    await call(key);
    expect(await usedAt(id)).toEqual(ctx.clock.now());
  });
});

describe('the list of keys', () => {
  it('tells those that work from those that ended, and which end soon', async () => {
    onTestFinished(() => ctx.clock.set(start));
    const soon = await keyWith({ name: 'Ends soon', lastDay: '2026-11-29' });
    ctx.clock.forward(1000);
    const late = await keyWith({ name: 'Ends later', lastDay: '2026-11-30', callsPerMinute: 7 });
    const listed = async (state?: 'valid' | 'ended') => {
      const asked = { words: 'Ends', state, page: { number: 1, size: 50 } };
      return (await listKeys(admin, asked))?.rows ?? [];
    };
    expect(await listed('ended')).toEqual([]);
    expect(await listed('valid')).toMatchObject([
      { id: late.id, state: 'valid', endsSoon: false, scopes: apiKeyScopes, callsPerMinute: 7 },
      { id: soon.id, state: 'valid', endsSoon: true },
    ]);
    expect(JSON.stringify(await listed())).not.toContain(hashKey(late.key));
    ctx.clock.set('2026-11-30T12:00:00Z');
    expect((await listed('ended')).map(({ id }) => id)).toEqual([soon.id]);
    expect((await listed('valid')).map(({ id }) => id)).toEqual([late.id]);
  });
});

describe('keys that were made before they had terms', () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  it('keep working with every call there was, for a year', async () => {
    const all = join(projectRoot, 'server/db/migrations');
    const older = await mkdtemp(join(tmpdir(), 'hearthline-before-terms-'));
    folders.push(older);
    await cp(all, older, { recursive: true });
    const journalPath = join(older, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(journalPath, 'utf8')) as { entries: { tag: string }[] };
    const upTo = journal.entries.findIndex(({ tag }) => tag.endsWith('_api_key_terms'));
    await writeFile(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, upTo) }));

    const url = await createEmptyDatabase();
    expect(await migrateDatabase(url, { folder: older })).toMatchObject({ ok: true });
    const database = openDatabase(url);
    onTestFinished(() => database.close());
    await database.pool.query(`insert into api_key (id, name, hash, ending) values ('key_1', 'Old', 'hash', 'last')`);
    expect(await migrateDatabase(url)).toMatchObject({ ok: true });
    const { rows } = await database.pool.query<{ today: Date }>('select now() as today');
    const today = easternDay(rows[0]?.today ?? new Date(0));
    const [row] = await database.db.select().from(apiKey);
    const before = ['helper.add-selections', 'helper.update-on-site-service'];
    expect(row).toMatchObject({ scopes: before, callsPerMinute: 600 });
    // The database's own clock may pass midnight between its migration and this query.
    expect([addDays(today, 364), addDays(today, 365)]).toContain(row?.lastDay);
  });
});
