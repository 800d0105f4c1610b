import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { type Db, openDatabase } from './database.ts';
import { type Given, isOneOf, preparedStatement } from './prepared-statements.ts';
import { setting } from './schema/index.ts';

const { url } = await createTestDatabase();
const { db, pool, close } = openDatabase(url, { connections: 2 });
afterAll(close);

let built = 0;
const namesOf = preparedStatement((on, { names }: Given<{ names: string[] }>) => {
  built += 1;
  return on.select({ name: setting.name }).from(setting).where(isOneOf(setting.name, names)).orderBy(asc(setting.name));
});
const put = (on: Db, name: string) => on.insert(setting).values({ name, value: name });

test('is built once for each connection, asked with lists of any length, and sees what its own transaction wrote', async () => {
  const refused = db.transaction(async (tx) => {
    await put(tx, 'one');
    expect(await namesOf(tx, { names: ['one', 'two'] })).toEqual([{ name: 'one' }]);
    expect(await namesOf(db, { names: ['one'] }), 'outside').toEqual([]);
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await put(db, 'two');
  for (let time = 0; time < 4; time++) {
    await db.transaction(async (tx) => {
      expect(await namesOf(tx, { names: ['two', 'one', 'three'] })).toEqual([{ name: 'two' }]);
      expect(await namesOf(tx, { names: [] })).toEqual([]);
    });
  }
  // One for the pool outside transactions, and one for each of the two connections that may be in one.
  expect(built).toBeLessThanOrEqual(3);
});

/** Resolves once both have arrived. */
function meeting(): () => Promise<void> {
  const here: (() => void)[] = [];
  return () =>
    new Promise((go) => {
      if (here.push(go) === 2) for (const one of here) one();
    });
}

test('two transactions at once are each asked on their own connection', async () => {
  const [written, asked] = [meeting(), meeting()];
  const seen = await Promise.all(
    ['left', 'right'].map((name) =>
      db.transaction(async (tx) => {
        await put(tx, name);
        await written();
        const found = await namesOf(tx, { names: ['left', 'right'] });
        await asked();
        return found;
      }),
    ),
  );
  expect(seen).toEqual([[{ name: 'left' }], [{ name: 'right' }]]);
});

test('a transaction inside another can fail alone', async () => {
  await db.transaction(async (tx) => {
    await put(tx, 'outer');
    const inner = tx.transaction(async (nested) => {
      await put(nested, 'inner');
      expect(await namesOf(nested, { names: ['inner', 'outer'] })).toHaveLength(2);
      throw new Error('only this');
    });
    await expect(inner).rejects.toThrow('only this');
  });
  expect(await namesOf(db, { names: ['inner', 'outer'] })).toEqual([{ name: 'outer' }]);
});

test('a connection that breaks is given back, and the next is as good', async () => {
  for (let time = 0; time < 3; time++) {
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(broken).rejects.toThrow();
  }
  expect(await db.transaction((tx) => namesOf(tx, { names: ['two'] }))).toEqual([{ name: 'two' }]);
  expect(pool.waitingCount).toBe(0);
  expect(await db.select().from(setting).where(eq(setting.name, 'two'))).toHaveLength(1);
});

test('short lists are not planned for one by one', async () => {
  await db.execute(sql`insert into setting (name, value) select 'setting ' || n, '{}' from generate_series(1, 3000) n`);
  await db.execute(sql`analyze setting`);
  const found = await db.transaction(async (tx) => {
    for (let time = 1; time <= 20; time++) expect(await namesOf(tx, { names: [`setting ${time}`] })).toHaveLength(1);
    return tx.execute<{ custom: number; again: number }>(sql`
      select custom_plans::integer as custom, generic_plans::integer as again
      from pg_prepared_statements where statement like 'select "name" from "setting"%'`);
  });
  // PostgreSQL makes five custom plans before it keeps a generic one; version 15 counts one more.
  expect([5, 6]).toContain(found.rows[0]?.custom);
  expect(found.rows[0]?.again).toBeGreaterThan(10);
});
