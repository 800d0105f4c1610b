import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { projectRoot } from '../root.ts';

const migrationLock = 149_001;

export type Migrated =
  | { ok: true; applied: number }
  | { ok: false; reason: 'unreachable' | 'other-version' | 'failed'; message: string };

/**
 * Brings a database up to this version. All pending migrations run in one transaction under one lock, so an interrupted
 * run leaves the database as it was, and two processes starting together don't race.
 */
export async function migrateDatabase(
  url: string,
  folder = join(projectRoot, 'server/db/migrations'),
): Promise<Migrated> {
  const client = new Client({ connectionString: url });
  // A broken connection also fails the running query, and that error is reported.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const message = `The database at ${placeOf(url)} cannot be used: ${reasonOf(error)}. Check DATABASE_URL, and that it runs.`;
    return { ok: false, reason: 'unreachable', message };
  }
  try {
    return await migrateOn(client, folder);
  } catch (error) {
    const message = `The database could not be brought up to this version: ${reasonOf(error)}. It is as it was before.`;
    return { ok: false, reason: 'failed', message };
  } finally {
    await client.end();
  }
}

async function migrateOn(client: Client, folder: string): Promise<Migrated> {
  // If this process is killed, the server aborts the statement and releases the lock. Not every system supports this.
  await client.query(`set client_connection_check_interval = '2s'`).catch(() => undefined);
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  const known = new Set(journalOf(folder));
  const before = await appliedTimes(client);
  if (before.some((time) => !known.has(time))) {
    const message =
      'This database was made by a newer version of Hearthline, or by another one. Start that version, or point DATA_DIR or DATABASE_URL elsewhere.';
    return { ok: false, reason: 'other-version', message };
  }
  await applyMigrations(drizzle(client), {
    migrationsFolder: folder,
    migrationsSchema: 'public',
    migrationsTable: 'migration',
  });
  return { ok: true, applied: (await appliedTimes(client)).length - before.length };
}

/** The database's host and name only: the rest of the URL is secret. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(url);
  return (host || 'the local socket') + pathname;
}

/** The database's own message, without the statement that failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error.message.replace(/\.$/, '');
}

function journalOf(folder: string): number[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return journal.entries.map((entry) => entry.when);
}

async function appliedTimes(client: Client): Promise<number[]> {
  const table = await client.query("select to_regclass('public.migration') as name");
  if (table.rows[0]?.name === null) return [];
  const rows = await client.query<{ created_at: string }>('select created_at from public.migration');
  return rows.rows.map((row) => Number(row.created_at));
}
