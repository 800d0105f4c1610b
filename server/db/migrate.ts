import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { projectRoot } from '../root.ts';

const migrationLock = 149_001;

export type Migrated = { ok: true; applied: number } | { ok: false; reason: 'newer-database'; message: string };

/**
 * Brings a database up to this program. All pending migrations run in one transaction under one lock, so an
 * interrupted run leaves the database as it was and two processes starting together do not race.
 */
export async function migrateDatabase(
  url: string,
  folder = join(projectRoot, 'server/db/migrations'),
): Promise<Migrated> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const known = journalOf(folder);
    const before = await appliedTimes(client);
    const newest = known.at(-1) ?? 0;
    if (before.some((time) => time > newest)) {
      return {
        ok: false,
        reason: 'newer-database',
        message:
          'This database was made by a newer version of Hearthline. Start that version, or point DATA_DIR or DATABASE_URL elsewhere.',
      };
    }
    await applyMigrations(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: 'public',
      migrationsTable: 'migration',
    });
    return { ok: true, applied: (await appliedTimes(client)).length - before.length };
  } finally {
    await client.end();
  }
}

function journalOf(folder: string): number[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return journal.entries.map((entry) => entry.when).sort((a, b) => a - b);
}

async function appliedTimes(client: Client): Promise<number[]> {
  const table = await client.query("select to_regclass('public.migration') as name");
  if (table.rows[0]?.name === null) return [];
  const rows = await client.query<{ created_at: string }>('select created_at from public.migration');
  return rows.rows.map((row) => Number(row.created_at));
}
