import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { seedDemoCatalog } from '#server/catalog/seed-demo-catalog.ts';
import { createEmptyDatabase, createStockedDatabase, createTestDatabase } from './database.ts';

const tables = sql`select count(*)::int as count from information_schema.tables where table_schema = 'public'`;
const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);

test('each has the tables of the migrations and none of the other', async () => {
  await one.db.execute(sql`create table only_here ()`);
  const [here, there] = await Promise.all([one.db.execute(tables), other.db.execute(tables)]);
  expect(there.rows[0]?.count).toBeGreaterThan(1);
  expect(Number(here.rows[0]?.count) - Number(there.rows[0]?.count)).toBe(1);
});

test('an empty one has none', async () => {
  const client = new pg.Client({ connectionString: await createEmptyDatabase() });
  await client.connect();
  const { rows } = await client.query(`select from information_schema.tables where table_schema = 'public'`);
  await client.end();
  expect(rows).toEqual([]);
});

test('a stocked one has the furniture that the demo would add, and shares it with no other', async () => {
  const [stocked, second] = [await createStockedDatabase(), await createStockedDatabase()];
  await seedDemoCatalog(other);
  const pieces = sql`select record_id, price_cents, stock, door_width, traits from furniture order by record_id`;
  const { rows: added } = await other.db.execute(pieces);
  expect((await stocked.db.execute(pieces)).rows).toEqual(added);
  await stocked.db.execute(sql`delete from furniture`);
  expect((await second.db.execute(pieces)).rows).toEqual(added);
});

test('the template cannot be written to by mistake', async () => {
  const { adminUrl, template } = inject('testCluster');
  const url = new URL(adminUrl);
  url.pathname = template;
  const client = new pg.Client({ connectionString: url.href });
  await expect(client.connect()).rejects.toThrow('not currently accepting connections');
});
