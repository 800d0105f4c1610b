import { beforeAll, expect, test } from 'vitest';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { seedDemoCatalog } from '../catalog/seed-demo-catalog.ts';
import { ask } from '../db/migrate.test-data.ts';
import { daily, hourly, sweepOrphans, sweepRetention } from './sweep-retention.ts';

let ctx: TestContext;
let url: string;
const idsOf = async (table: string) =>
  (await ask<{ id: string }>(url, `select id from ${table} order by id`)).map(({ id }) => id);

beforeAll(async () => {
  const database = await createTestDatabase();
  url = database.url;
  ctx = await createTestContext(database, { now: '2026-11-17T12:00:00Z' });
});

test('promises that were kept go after 90 days, keyed ones after two years, open and failed ones never', async () => {
  await ask(
    url,
    `insert into outbox (id, kind, payload, once_key, done_at, failed_at, created_at) values
      ('done-89', 'k', '{}', null, '2026-08-20', null, '2020-01-01'),
      ('done-91', 'k', '{}', null, '2026-08-18', null, '2020-01-01'),
      ('keyed-91', 'k', '{}', 'a', '2026-08-18', null, '2020-01-01'),
      ('keyed-731', 'k', '{}', 'b', '2024-11-16', null, '2020-01-01'),
      ('failed', 'k', '{}', null, null, '2020-01-01', '2020-01-01'),
      ('open', 'k', '{}', null, null, null, '2020-01-01')`,
  );
  await sweepRetention(ctx);
  expect(await idsOf('outbox')).toEqual(['done-89', 'failed', 'keyed-91', 'open']);
});

test('proofs go a day after they ran out', async () => {
  await ask(
    url,
    `insert into verification (id, identifier, value, expires_at) values
      ('over', 'a', 'b', '2026-11-16T11:59:00Z'), ('just over', 'a', 'b', '2026-11-16T12:01:00Z')`,
  );
  await sweepRetention(ctx);
  expect(await idsOf('verification')).toEqual(['just over']);
});

test('what a maker’s file changed goes after a year, unless it waits for approval', async () => {
  const row = (id: string, state: string, day: string) => `('${id}', 'm', '${state}', 'file', 'a.csv', '${day}')`;
  await ask(url, `insert into maker (id, name) values ('m', 'Two Rivers')`);
  await ask(
    url,
    `insert into maker_feed_run (id, maker_id, state, origin, source, started_at) values
      ${row('old', 'applied', '2025-11-16')}, ${row('recent', 'applied', '2025-11-18')}, ${row('waits', 'held', '2025-01-01')}`,
  );
  await sweepRetention(ctx);
  expect(await idsOf('maker_feed_run')).toEqual(['recent', 'waits']);
});

test('a settled payment forgets where the card was tried; an open one, and a recent one, do not', async () => {
  const { id } = await createAccount(ctx);
  const row = (name: string, state: string, tried: string) =>
    `('${name}', 'order', '${id}', '${state}', 1, 1, '${tried}', '${tried}', 'key', '${tried}', 'declined')`;
  await ask(
    url,
    `insert into payment (id, purpose, account_id, state, opened_cents, due_cents, opened_at, next_check_at, address_key,
       tried_at, last_failure) values ${row('a', 'lapsed', '2026-08-18')}, ${row('b', 'open', '2026-08-18')},
       ${row('c', 'lapsed', '2026-08-20')}`,
  );
  await sweepRetention(ctx);
  expect(await ask(url, 'select id, address_key, last_failure from payment order by id')).toEqual([
    { id: 'a', address_key: null, last_failure: null },
    { id: 'b', address_key: 'key', last_failure: 'declined' },
    { id: 'c', address_key: 'key', last_failure: 'declined' },
  ]);
});

test('a picture or model without a record goes after two days; one with a record and a piece’s picture never', async () => {
  await ask(
    url,
    `insert into upload (id, visitor_id, delete_token_hash, width, height, bytes) values ('kept', 'v', 'h', 1, 1, 1)`,
  );
  await seedDemoCatalog(ctx);
  await ask(
    url,
    `update furniture set item = item || '{"model":{"id":"kept"}}' where record_id = 'rec-alder-sofa-sage'`,
  );
  const models = ['furniture/models/kept', 'furniture/models/replaced'];
  for (const key of ['user_images/kept', 'user_images/orphan', 'furniture/uploaded/sofa', ...models]) {
    await ctx.files.put(key, Buffer.from(key));
    await ctx.files.putMade(key, 'w_320', Buffer.from(key));
  }
  // Files have the machine's own time.
  const later = (days: number) => ({
    ...ctx,
    clock: { ...ctx.clock, now: () => new Date(Date.now() + days * 86_400_000) },
  });
  await sweepOrphans(later(1));
  expect(await ctx.files.get('user_images/orphan')).not.toBeNull();
  expect(await ctx.files.get('furniture/models/replaced')).not.toBeNull();
  await sweepOrphans(later(3));
  expect(await ctx.files.get('user_images/orphan')).toBeNull();
  expect(await ctx.files.getMade('user_images/orphan', 'w_320')).toBeNull();
  expect(await ctx.files.get('user_images/kept')).not.toBeNull();
  expect(await ctx.files.get('furniture/uploaded/sofa')).not.toBeNull();
  expect(await ctx.files.get('furniture/models/kept')).not.toBeNull();
  expect(await ctx.files.get('furniture/models/replaced')).toBeNull();
});

test.each([
  ['daily', daily, 24],
  ['hourly', hourly, 1],
])('a sweep that is %s runs no more often', async (_, spaced, hours) => {
  let ran = 0;
  const sweep = spaced<Pick<TestContext, 'clock'>>(async () => {
    ran += 1;
  });
  const after = (given: number) => {
    const then = new Date(ctx.clock.now().getTime() + given * 3_600_000);
    return sweep({ clock: { ...ctx.clock, now: () => then } });
  };
  await after(0);
  await after(hours - 0.1);
  expect(ran).toBe(1);
  await after(hours);
  expect(ran).toBe(2);
});
