import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../server/db/migrations');

/** Those up to here built their indexes inside the transaction. */
const last = '0050';

/** Indexes on tables that were there before, outside of a migration marked “concurrently”: no one could write meanwhile. */
function lockingIndexes(sql: string): string[] {
  if (/^-- concurrently\b/m.test(sql)) return [];
  const own = new Set([...sql.matchAll(/create table (?:if not exists )?"(\w+)"/gi)].map(([, table]) => table));
  const indexes = sql.matchAll(
    /create (?:unique )?index (?:concurrently )?(?:if not exists )?"(\w+)" on (?:only )?"(\w+)"/gi,
  );
  return [...indexes].flatMap(([, name = '', table]) => (own.has(table) ? [] : [name]));
}

test('a migration builds indexes on tables in use concurrently, in a file of its own', () => {
  const newer = readdirSync(folder).filter((name) => name.endsWith('.sql') && name.slice(0, 4) > last);
  const found = newer.flatMap((name) => lockingIndexes(readFileSync(join(folder, name), 'utf8')));
  expect(found).toEqual([]);
});

test('an index on a table of the same migration may be part of it, one on an older table may not', () => {
  const index = (table: string) => `CREATE INDEX "some_index" ON "${table}" USING btree ("id");`;
  expect(lockingIndexes(`CREATE TABLE "new_one" ("id" text);\n${index('new_one')}`)).toEqual([]);
  expect(lockingIndexes(index('purchase'))).toEqual(['some_index']);
  expect(lockingIndexes(`-- concurrently: customers write to it\n${index('purchase')}`)).toEqual([]);
});
