import { eq, inArray, sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { openDatabase } from './database.ts';
import { nameStatements } from './named-statements.ts';
import { setting } from './schema/index.ts';

const { url, db: other } = await createTestDatabase();
const { db, pool, close } = openDatabase(url, { connections: 1 });

interface Prepared {
  name: string;
  statement: string;
  plans: string;
}

const prepared = async (of: Pool = pool): Promise<Prepared[]> =>
  (
    await of.query<Prepared>(
      'select name, statement, generic_plans + custom_plans as plans from pg_prepared_statements order by name',
    )
  ).rows;

const settingOf = (name: string) => db.select({ value: setting.value }).from(setting).where(eq(setting.name, name));

beforeAll(async () => {
  await other.insert(setting).values(['one', 'two'].map((name) => ({ name, value: { is: name } })));
});
afterAll(close);

test('what comes again is read once by a connection, and answers the same', async () => {
  for (const name of ['one', 'two', 'one', 'none']) {
    expect(await settingOf(name)).toEqual(name === 'none' ? [] : [{ value: { is: name } }]);
  }
  const found = (await prepared()).filter(({ statement }) => statement.includes('setting'));
  expect(found.map(({ plans }) => Number(plans))).toEqual([3]);
});

test('what has no values is not named', async () => {
  for (let time = 0; time < 3; time++) await db.select({ name: setting.name }).from(setting);
  expect((await prepared()).filter(({ statement }) => !statement.includes('$1'))).toEqual([]);
});

test('a transaction that fails leaves nothing behind, and what it had named still works', async () => {
  const before = await prepared();
  const act = db.transaction(async (tx) => {
    await tx.update(setting).set({ value: 'changed' }).where(eq(setting.name, 'one'));
    await tx.update(setting).set({ value: 'changed' }).where(eq(setting.name, 'two'));
    await tx.execute(sql`select 1 / ${0}::integer`);
  });
  await expect(act).rejects.toThrow();
  expect(await settingOf('one')).toEqual([{ value: { is: 'one' } }]);
  await db.transaction(async (tx) => {
    await tx.update(setting).set({ value: 'kept' }).where(eq(setting.name, 'one'));
  });
  expect(await settingOf('one')).toEqual([{ value: 'kept' }]);
  expect(await prepared()).toHaveLength(before.length + 1);
});

test('many lists of other lengths do not fill a connection', async () => {
  const small = new Pool({ connectionString: url, max: 1 });
  nameStatements(small, 5);
  for (let length = 1; length <= 20; length++) {
    const places = Array.from({ length }, (_, place) => `$${place + 1}`);
    for (let time = 0; time < 3; time++) {
      await small.query(`select name from setting where name in (${places.join()})`, Array(length).fill('two'));
    }
  }
  const { rows } = await small.query('select name from setting where name = $1', ['two']);
  expect(rows).toEqual([{ name: 'two' }]);
  expect(await prepared(small)).toHaveLength(5);
  await small.end();
});

test('the values of a named list are its own each time', async () => {
  const namesOf = (names: string[]) =>
    db.select({ name: setting.name }).from(setting).where(inArray(setting.name, names)).orderBy(setting.name);
  await namesOf(['one', 'two']);
  await namesOf(['one', 'two']);
  expect(await namesOf(['two', 'none'])).toEqual([{ name: 'two' }]);
});

test('a table changed by another process fails a statement once, and only once', async () => {
  await other.execute(sql`create table changing (id integer, worth integer)`);
  await other.execute(sql`insert into changing values (1, 7)`);
  const worth = () => pool.query('select worth from changing where id = $1', [1]);
  for (let time = 0; time < 3; time++) expect((await worth()).rows).toEqual([{ worth: 7 }]);
  await other.execute(sql`alter table changing alter column worth type text`);
  await expect(worth()).rejects.toMatchObject({ code: '0A000' });
  for (let time = 0; time < 3; time++) expect((await worth()).rows).toEqual([{ worth: '7' }]);
  // A query that lists its columns, as ours do, isn't affected by a new column.
  await other.execute(sql`alter table changing add column more integer`);
  expect((await worth()).rows).toEqual([{ worth: '7' }]);
});

test('a connection that forgot what it had prepared prepares it again', async () => {
  for (let time = 0; time < 2; time++) await settingOf('two');
  await pool.query('discard all');
  await expect(settingOf('two')).rejects.toThrow();
  for (let time = 0; time < 3; time++) expect(await settingOf('two')).toEqual([{ value: { is: 'two' } }]);
});
