import { setTimeout as pause } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';

/** How long one try waits for a table that a running shop is using, and how often it's tried. */
export interface Patience {
  lockSeconds: number;
  tries: number;
}

/** Time for the shop to go on. */
const betweenTriesMs = 300;

/** A lock that wasn't to be had, and a deadlock with the shop: each leaves everything as it was. */
const inTheWay = new Set(['55P03', '40P01']);

/**
 * Applies what this database doesn't have yet, in order: each in a transaction of its own, so that a running shop waits
 * for one table at a time, and not for all of them until the last is done. An empty database has no one who waits, and
 * gets everything at once. One that builds indexes `-- concurrently` is in no transaction.
 */
export async function applyMigrations(client: Client, folder: string, patience: Patience): Promise<void> {
  await client.query(
    'create table if not exists public.migration (id serial primary key, hash text not null, created_at bigint)',
  );
  const applied = new Set(await appliedTimes(client));
  const all = readMigrationFiles({ migrationsFolder: folder });
  const pending = all.filter(({ folderMillis }) => !applied.has(folderMillis));
  for (const together of applied.size > 0 ? pending.map((one) => [one]) : inTurn(pending)) {
    const [first] = together;
    if (first && isConcurrent(first)) await buildIndexes(client, first, patience);
    else await inOneTransaction(client, together, patience);
  }
}

export async function appliedTimes(client: Client): Promise<number[]> {
  const table = await client.query("select to_regclass('public.migration') as name");
  if (table.rows[0]?.name === null) return [];
  const rows = await client.query<{ created_at: string }>('select created_at from public.migration');
  return rows.rows.map((row) => Number(row.created_at));
}

const concurrently = /^-- concurrently\b/m;

const isConcurrent = ({ sql }: MigrationMeta): boolean => sql.some((statement) => concurrently.test(statement));

/** Concurrent ones alone, what's between them together. */
function inTurn(pending: readonly MigrationMeta[]): MigrationMeta[][] {
  const turns: MigrationMeta[][] = [];
  for (const migration of pending) {
    const last = turns.at(-1);
    if (last?.[0] && !isConcurrent(last[0]) && !isConcurrent(migration)) last.push(migration);
    else turns.push([migration]);
  }
  return turns;
}

async function inOneTransaction(client: Client, together: readonly MigrationMeta[], patience: Patience): Promise<void> {
  await withPatience(patience, async () => {
    // A migration that waits for a table makes everyone else wait behind it, so it waits briefly, and then again. Well
    // below the second after which PostgreSQL looks for deadlocks: it might end a customer's purchase instead.
    await client.query(`set lock_timeout = ${Math.ceil(patience.lockSeconds * 1000)}`);
    await client.query('begin');
    try {
      for (const migration of together) {
        for (const statement of migration.sql) await client.query(statement);
        await writeDown(client, migration);
      }
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

const concurrentIndex = /^create (?:unique )?index concurrently if not exists "([^"]+)"/i;

const withoutComments = (statement: string) => statement.replaceAll(/^--.*$/gm, '').trim();

/** The shop reads and writes on while these are built, so they may wait as long as it takes. */
async function buildIndexes(client: Client, migration: MigrationMeta, patience: Patience): Promise<void> {
  const statements = migration.sql.map(withoutComments).filter((statement) => statement !== '');
  const indexes = statements.map((statement) => ({ statement, name: concurrentIndex.exec(statement)?.[1] }));
  const other = indexes.find(({ name }) => !name);
  if (other) {
    const words =
      'a migration marked “concurrently” can only have statements such as create index concurrently if not exists';
    throw new Error(`${words}, not: ${other.statement.slice(0, 80)}`);
  }
  await client.query('set lock_timeout = 0');
  for (const { statement, name } of indexes) {
    await withPatience(patience, async () => {
      await dropUnfinished(client, `"${name}"`);
      await client.query(statement);
    });
  }
  await writeDown(client, migration);
}

/** What a build that was interrupted leaves behind has the name, is kept up to date, and is used by no one. */
async function dropUnfinished(client: Client, quoted: string): Promise<void> {
  const unfinished = 'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid';
  if ((await client.query(unfinished, [quoted])).rows.length > 0)
    await client.query(`drop index concurrently ${quoted}`);
}

const writeDown = (client: Client, { hash, folderMillis }: MigrationMeta) =>
  client.query('insert into public.migration (hash, created_at) values ($1, $2)', [hash, folderMillis]);

async function withPatience({ tries }: Patience, act: () => Promise<void>): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return await act();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (left <= 1 || !inTheWay.has(code)) throw error;
      await pause(betweenTriesMs);
    }
  }
}
