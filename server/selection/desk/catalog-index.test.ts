import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CatalogItem } from '#core/catalog/index.ts';
import { type CatalogIndex, indexCatalog, stockThatCounts } from '#core/selection/index.ts';
import { madeUpItems } from '../../../core/selection/composer/made-up.test-data.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { itemsOnSale } from '../../catalog/find-items.ts';
import { seedDemoCatalog } from '../../catalog/seed-demo-catalog.ts';
import { rowOfItem } from '../../catalog/store.ts';
import { takeStock } from '../../catalog/take-stock.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { furniture, furnitureChange } from '../../db/schema/index.ts';
import { indexedCatalog } from './catalog-index.ts';

let database: Database;
let piece: CatalogItem;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemoCatalog(database);
  await database.db.update(furniture).set({ stock: 20 });
  [piece] = (await itemsOnSale(database)) as [CatalogItem, ...CatalogItem[]];
});

const change = (values: Partial<typeof furniture.$inferInsert>, recordId = piece.recordId) =>
  database.db.update(furniture).set(values).where(eq(furniture.recordId, recordId));

const stockOf = async (recordId = piece.recordId) => (await indexedCatalog(database)).byId.get(recordId)?.stock;

/** What the composer can see of a catalog. */
function seen({ kinds, vendors }: CatalogIndex) {
  const names = new Map([...vendors].map(([name, number]) => [number, name]));
  return new Map(
    [...kinds].map(([kind, columns]) => {
      const enough = (stock: number) => Math.min(stock, stockThatCounts);
      const items = columns.items.map((item) => ({ ...item, stock: enough(item.stock), totalUnitsSold: 0 }));
      // Vendor numbers only tell vendors apart, so compare names.
      const vendor = [...columns.vendor].map((number) => names.get(number));
      return [kind, { ...columns, items, vendor, stock: columns.stock.map(enough) }];
    }),
  );
}

async function expectFreshRead() {
  const { index, byId } = await indexedCatalog(database);
  const items = await itemsOnSale(database);
  expect(seen(index)).toEqual(seen(indexCatalog(items)));
  expect([...byId.keys()].toSorted()).toEqual(items.map(({ recordId }) => recordId).toSorted());
  for (const { items: known } of index.kinds.values())
    for (const item of known) expect(byId.get(item.recordId)).toBe(item);
}

async function asked<Value>(act: () => Promise<Value>) {
  const spy = vi.spyOn(database.pool, 'query');
  const value = await act();
  const queries = spy.mock.calls.length;
  spy.mockRestore();
  return { value, queries };
}

describe('the kept catalog', () => {
  it('is one small question while nothing changes', async () => {
    const before = await indexedCatalog(database);
    const { value, queries } = await asked(() => indexedCatalog(database));
    expect(value).toBe(before);
    expect(queries).toBe(1);
  });

  it('has another stock of the pieces sold, in its place, and of no other', async () => {
    const before = await indexedCatalog(database);
    const stocks = new Map([...before.byId].map(([id, { stock }]) => [id, stock]));
    await takeStock(database, [{ recordId: piece.recordId, quantity: 3 }]);
    const { value, queries } = await asked(() => indexedCatalog(database));
    expect(value).toBe(before);
    expect(queries).toBe(2);
    const others = [...value.byId].filter(([id, { stock }]) => stocks.get(id) !== stock);
    expect(others.map(([id, { stock }]) => [id, stock])).toEqual([[piece.recordId, 17]]);
    await expectFreshRead();
  });

  it('finds what an older transaction writes after a younger one was seen', async () => {
    const [other] = (await itemsOnSale(database)).slice(-1) as [CatalogItem];
    const older = await database.pool.connect();
    const sell = 'update furniture set stock = stock - 1 where record_id = $1';
    await older.query('begin');
    await older.query(sell, [other.recordId]);
    const before = await stockOf(other.recordId);
    await database.pool.query(sell, [piece.recordId]);
    expect(await stockOf()).toBe(16);
    expect(await stockOf(other.recordId)).toBe(before);
    // What was already seen isn't read again, however long the older transaction takes.
    expect((await asked(() => indexedCatalog(database))).queries).toBe(1);
    await older.query('commit');
    older.release();
    expect(await stockOf(other.recordId)).toBe((before ?? 0) - 1);
    await expectFreshRead();
  });

  it('asked in the middle of a transaction, misses nothing that it writes afterwards', async () => {
    await database.db.transaction(async (db) => {
      await db.execute(sql`select pg_current_xact_id()`);
      // A younger transaction finishes first, so by its number this one then looks finished too.
      await change({ stock: 12 });
      await indexedCatalog({ db });
      await db.update(furniture).set({ stock: 11 }).where(eq(furniture.recordId, piece.recordId));
    });
    expect(await stockOf()).toBe(11);
  });

  it.each<[string, Partial<typeof furniture.$inferInsert>]>([
    ['renamed', { name: 'Another name' }],
    ['re-priced', { priceCents: 123_456 }],
    ['described again, and sold', { styles: [], stock: 4 }],
    ['taken off sale', { active: false }],
    ['sold while it’s off sale', { stock: 2 }],
    ['offered again', { active: true }],
  ])('knows at once what was %s, and reads only that', async (_, values) => {
    await indexedCatalog(database);
    await change(values);
    expect((await asked(() => indexedCatalog(database))).queries).toBe(2);
    await expectFreshRead();
  });

  it('knows at once what is new, and what is gone', async () => {
    const item = {
      ...piece,
      recordId: 'new-piece',
      vendor: { ...piece.vendor, name: 'A vendor before all others' },
    };
    await database.db.insert(furniture).values(rowOfItem(item));
    expect((await indexedCatalog(database)).byId.get('new-piece')).toMatchObject(item);
    await expectFreshRead();
    await database.db.delete(furniture).where(eq(furniture.recordId, 'new-piece'));
    expect((await indexedCatalog(database)).byId.has('new-piece')).toBe(false);
    await expectFreshRead();
  });

  it('is read once by any number who need all of it, and all of them see what is newest', async () => {
    await database.db.insert(furniture).values(madeUpItems(501, ['sofa'], 7).map(rowOfItem));
    const { value, queries } = await asked(() =>
      Promise.all(Array.from({ length: 8 }, () => indexedCatalog(database))),
    );
    expect(new Set(value).size).toBe(1);
    // Each asks what changed. One reads, and the seven that waited for it ask once more.
    expect(queries).toBe(8 + 1 + 7);
    await expectFreshRead();
  });

  it('is brought up to date together without mixing what was read', async () => {
    await change({ stock: 9, name: 'A third name' });
    const all = await Promise.all(Array.from({ length: 8 }, () => indexedCatalog(database)));
    for (const { byId } of all) expect(byId.get(piece.recordId)).toMatchObject({ stock: 9, name: 'A third name' });
    await expectFreshRead();
  });

  it('isn’t reverted by a slower reader', async () => {
    await indexedCatalog(database);
    await change({ stock: 5 });
    const ask = database.pool.query.bind(database.pool) as (...given: unknown[]) => Promise<unknown>;
    const [read, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let asks = 0;
    const held = vi.spyOn(database.pool, 'query').mockImplementation(async (...given: unknown[]) => {
      asks += 1;
      const isTheirs = asks === 2;
      const answer = await ask(...given);
      if (isTheirs) {
        read.resolve();
        await goOn.promise;
      }
      return answer;
    });
    const slow = indexedCatalog(database);
    await read.promise;
    held.mockRestore();
    await change({ stock: 6 });
    const fast = await indexedCatalog(database);
    goOn.resolve();
    expect((await slow).byId.get(piece.recordId)?.stock).toBe(6);
    expect(fast.byId.get(piece.recordId)?.stock).toBe(6);
  });

  it.each([0, 1])('is asked again after a failure, at the first question or at the next (%i)', async (answered) => {
    await indexedCatalog(database);
    // Too many changes to follow one by one, so the next query reads everything.
    await database.db.update(furniture).set({ name: sql`${furniture.name} || '.'` });
    const ask = database.pool.query.bind(database.pool) as (...given: unknown[]) => unknown;
    let left = answered;
    const broken = vi.spyOn(database.pool, 'query').mockImplementation((...given: unknown[]) => {
      left -= 1;
      if (left < 0) throw new Error('no connection');
      return ask(...given);
    });
    await expect(indexedCatalog(database)).rejects.toThrow();
    broken.mockRestore();
    await expectFreshRead();
  });

  it('of thousands follows an import of hundreds without reading everything, in small batches', async () => {
    const own = await createTestDatabase();
    const many = madeUpItems(2600, ['sofa', 'rug'], 11).map((item) => ({ ...item, active: true }));
    for (let from = 0; from < many.length; from += 500)
      await own.db.insert(furniture).values(many.slice(from, from + 500).map(rowOfItem));
    const before = await indexedCatalog(own);
    await own.db
      .update(furniture)
      .set({ name: sql`${furniture.name} || '.'` })
      .where(sql`record_id in
      (select record_id from furniture order by record_id limit 1200)`);
    const spy = vi.spyOn(own.pool, 'query');
    const { index, byId } = await indexedCatalog(own);
    // What changed, and 1,200 pieces by 500.
    expect(spy.mock.calls).toHaveLength(1 + 3);
    spy.mockRestore();
    expect([...byId].filter(([id, item]) => before.byId.get(id) !== item)).toHaveLength(1200);
    expect(seen(index)).toEqual(seen(indexCatalog(await itemsOnSale(own))));
  });

  it('is read whole on another timeline, whose transactions may have the same ids', async () => {
    await indexedCatalog(database);
    await change({ stock: 8 });
    await database.db.delete(furnitureChange);
    expect(await stockOf()).not.toBe(8);
    // As after a failover: the same database and snapshot, on the new leader's timeline.
    const promoted = `create function public.pg_walfile_name(pg_lsn) returns text language sql
      as 'select ''0000000A0000000000000001'''`;
    await database.pool.query(promoted);
    const url = new URL(database.url);
    url.searchParams.set('options', '-csearch_path=public,pg_catalog');
    const leader = openDatabase(url.href);
    expect((await indexedCatalog(leader)).byId.get(piece.recordId)?.stock).toBe(8);
    await leader.close();
  });

  it('is read whole in another database', async () => {
    const other = await createTestDatabase();
    expect((await indexedCatalog(other)).byId.size).toBe(0);
    await expectFreshRead();
  });

  it('is read whole a day after it was last asked for: what changed may be forgotten', async () => {
    const later = `create function public.now() returns timestamptz language sql stable
      as 'select pg_catalog.now() + interval ''25 hours'''`;
    await database.pool.query(later);
    const url = new URL(database.url);
    url.searchParams.set('options', '-csearch_path=public,pg_catalog');
    const tomorrow = openDatabase(url.href);
    await indexedCatalog(database);
    await change({ stock: 7 });
    await database.db.delete(furnitureChange);
    expect(await stockOf()).not.toBe(7);
    expect((await indexedCatalog(tomorrow)).byId.get(piece.recordId)?.stock).toBe(7);
    await tomorrow.close();
  });

  it('matches a fresh read, whatever happened before', async () => {
    const recordIds = (await itemsOnSale(database)).slice(0, 6).map(({ recordId }) => recordId);
    const { item: rest } = rowOfItem(piece);
    const vendors = ['Vendor X', 'Vendor Y'].map((name) => ({ ...rest, vendor: { ...rest.vendor, name } }));
    const anything = fc.oneof(
      fc.integer({ min: 0, max: 2 * stockThatCounts }).map((stock) => ({ stock })),
      fc.integer({ min: 1, max: 999_999 }).map((priceCents) => ({ priceCents })),
      fc.boolean().map((active) => ({ active })),
      fc.constantFrom('One', 'Two').map((name) => ({ name })),
      fc.constantFrom('sofa' as const, 'rug' as const).map((kind) => ({ kind })),
      fc.constantFrom(...vendors).map((item) => ({ item })),
    );
    const step = fc.record({
      values: anything,
      recordId: fc.constantFrom(...recordIds),
      looks: fc.boolean(),
      ends: fc.constantFrom('commit', 'rollback'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const { values, recordId, looks, ends } of steps) {
          await database.db
            .transaction(async (tx) => {
              await tx.update(furniture).set(values).where(eq(furniture.recordId, recordId));
              if (looks) await indexedCatalog(database);
              if (ends === 'rollback') tx.rollback();
            })
            .catch((error: unknown) => {
              if (ends === 'commit') throw error;
            });
        }
        await expectFreshRead();
      }),
      { numRuns: 40 },
    );
  });
});
