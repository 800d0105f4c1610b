import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterThisFile } from '../../tests/setup/after-file.ts';

/** A migrations folder as the generator writes it, one migration per statement. */
export async function migrationsOf(statements: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthline-migrations-'));
  afterThisFile(() => rm(folder, { recursive: true, force: true }));
  await writeMigrations(folder, statements);
  return folder;
}

export async function writeMigrations(folder: string, statements: readonly string[]): Promise<void> {
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = statements.map((_, index) => ({
    idx: index,
    version: '7',
    when: 1_000 + index,
    tag: `000${index}_step`,
    breakpoints: true,
  }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  for (const [index, sql] of statements.entries()) await writeFile(join(folder, `000${index}_step.sql`), sql);
}

export async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export const tablesOf = async (url: string) =>
  (
    await ask<{ name: string }>(
      url,
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    )
  ).map(({ name }) => name);
