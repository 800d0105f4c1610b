import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { stockThatCounts } from '#core/selection/index.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Database } from '../db/database.ts';
import { furniture, furnitureChange } from '../db/schema/index.ts';
import { seedDemoCatalog } from './seed-demo-catalog.ts';
import { changesSince } from './store-changes.ts';
import { sweepOldChanges } from './sweep-old-changes.ts';

let database: Database;
let row: typeof furniture.$inferInsert;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemoCatalog(database);
  const [first] = await database.db.select().from(furniture).limit(1);
  if (!first) throw new Error('the demo catalog is empty');
  // The database works these out itself.
  const { traits: _traits, width: _width, addedWhen: _addedWhen, ...rest } = first;
  const { doorWidth: _doorWidth, doorHeight: _doorHeight, vendor: _vendor, ...given } = rest;
  row = given;
});

beforeEach(async () => {
  await database.db.delete(furnitureChange);
});

const change = (values: Partial<typeof furniture.$inferInsert>) =>
  database.db.update(furniture).set(values).where(eq(furniture.recordId, row.recordId));

async function written(values: Partial<typeof furniture.$inferInsert>) {
  await database.db.delete(furnitureChange);
  await change(values);
  return (await database.db.select().from(furnitureChange)).map(({ recordId }) => recordId);
}

it('every stock that a composer could tell from another is written down, and none beyond', async () => {
  await change({ stock: stockThatCounts });
  expect(await written({ stock: stockThatCounts - 1 })).toEqual([row.recordId]);
  expect(await written({ stock: stockThatCounts })).toEqual([row.recordId]);
  await change({ stock: 1000 });
  expect(await written({ stock: 990 })).toEqual([]);
});

it('sales aren’t, and neither is a piece written back unchanged', async () => {
  await change(row);
  expect(await written({ totalUnitsSold: 5, grossSalesCents: 500, revision: 9 })).toEqual([]);
  expect(await written(row)).toEqual([]);
  await database.db.delete(furnitureChange);
  await seedDemoCatalog(database);
  expect(await database.db.$count(furnitureChange)).toBe(0);
});

it('what is older than two days is forgotten', async () => {
  const { seen } = await changesSince(database.db, { since: null, most: 9 });
  await change({ name: 'Another name' });
  const since = async () => (await changesSince(database.db, { since: seen, most: 9 })).recordIds;
  await sweepOldChanges(database);
  expect(await since()).toEqual([row.recordId]);
  await database.db.update(furnitureChange).set({ at: sql`now() - interval '49 hours'` });
  await sweepOldChanges(database);
  expect(await since()).toEqual([]);
});

it('numbers that another server gave, and a backup brought along, change nothing', async () => {
  const { seen } = await changesSince(database.db, { since: null, most: 9 });
  await database.db.insert(furnitureChange).values({ xact: '999999999999', recordId: row.recordId });
  expect((await changesSince(database.db, { since: seen, most: 9 })).recordIds).toEqual([]);
});
