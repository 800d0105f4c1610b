import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrateDatabase, restoring } from '../db/migrate.ts';
import type { Files } from '../gateways/files/port.ts';
import { writeQuiet } from '../jobs/quiet.ts';
import { projectRoot } from '../root.ts';
import { differenceFrom } from './compare.ts';
import { type Backup, type Manifest, openBackup } from './manifest.ts';
import { copyIn, keptSchemas, listTables, nameOf, setSequence, speakPlainly, type Table } from './tables.ts';

export type Restored = { ok: true; manifest: Manifest } | { ok: false; reason?: 'not-empty'; message: string };

export interface RestoreParts {
  url: string;
  /** Null leaves the pictures where they are. */
  files: Files | null;
  /** Makes the card sandbox's tables, which have their own migrations. */
  openSandbox: (url: string) => Promise<void>;
  /** Should mails and jobs wait until someone says so? */
  quiet: boolean;
}

/**
 * Fills an empty database and an empty store from a backup. All rows come in one transaction that ends by reading every
 * one back: it commits if all tables and the books are what the backup says, and otherwise leaves no row. Interrupted,
 * it can be run again.
 */
export async function restoreBackup(path: string, parts: RestoreParts): Promise<Restored> {
  const opened = await openBackup(path);
  if (!opened.ok) return opened;
  const { backup } = opened;
  const { manifest } = backup;
  const folder = await migrationsOf(manifest);
  if (!folder) {
    return {
      ok: false,
      message: `The backup ${path} was made by a newer version of Hearthline. Restore it with that.`,
    };
  }
  const client = new Client({ connectionString: parts.url, application_name: 'hearthline restore', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const full = await notEmpty(client);
    if (full) return { ok: false, reason: 'not-empty', message: full };
    await client.query(`create schema if not exists ${restoring}`);
    const migrated = await migrateDatabase(parts.url, { folder, forRestore: true });
    if (!migrated.ok) return { ok: false, message: migrated.message };
    if (manifest.tables.some(({ schema }) => schema === 'card_sandbox')) await parts.openSandbox(parts.url);
    const clash = parts.files ? await putMedia(backup, parts.files) : null;
    if (clash) return { ok: false, message: clash };
    await speakPlainly(client);
    await client.query('begin');
    const wrong = await load(client, backup);
    if (wrong) {
      await client.query('rollback');
      return { ok: false, message: wrong };
    }
    if (parts.quiet) await writeQuiet(client);
    await client.query(`drop schema ${restoring}`);
    await client.query('commit');
    await client.query('analyze');
    return { ok: true, manifest };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await client.end();
  }
}

/** A sentence if something is in the database already that isn't an interrupted restore's. */
async function notEmpty(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ begun: boolean; tables: number }>(
    `select to_regnamespace('${restoring}') is not null as begun, (select count(*)::int from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace where relkind in ('r', 'p')
       and nspname not like 'pg\\_%' and nspname <> 'information_schema') as tables`,
  );
  const { begun = false, tables = 0 } = rows[0] ?? {};
  if (begun || tables === 0) return null;
  return 'There is a shop in this database already. Restore into an empty one: point DATA_DIR or DATABASE_URL elsewhere.';
}

/** This version's migrations up to where the backup's schema was. Null if it had one we don't know. */
async function migrationsOf({ migrations }: Manifest): Promise<string | null> {
  const source = join(projectRoot, 'server/db/migrations');
  const journal = JSON.parse(await readFile(join(source, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const had = new Set(migrations);
  const entries = journal.entries.filter(({ when }) => had.has(when));
  if (entries.length !== had.size) return null;
  const folder = await mkdtemp(join(tmpdir(), 'hearthline-restore-'));
  await cp(source, folder, { recursive: true });
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

/** Puts what isn't there yet. A different file under the same name belongs to another shop. */
async function putMedia(backup: Backup, files: Files): Promise<string | null> {
  for await (const { key, bytes } of backup.media()) {
    const there = await files.get(key);
    if (there && !there.equals(bytes)) {
      return `The picture ${key} is in the store already, and it is another one. Restore into an empty place.`;
    }
    if (!there) await files.put(key, bytes);
  }
  return null;
}

async function load(client: Client, backup: Backup): Promise<string | null> {
  const { tables, sequences } = backup.manifest;
  const there = await listTables(client);
  const missing = tables.find((table) => !there.some((one) => isSame(one, table)));
  if (missing)
    return `The backup has a table ${missing.schema}.${missing.name} of a shape that this version does not know.`;
  // Rows come table by table, not in the order in which they refer to each other.
  const links = await dropLinks(client);
  for (const table of there) await client.query(`alter table ${nameOf(table)} disable trigger user`);
  await client.query(`truncate ${there.map(nameOf).join(', ')}`);
  for (const table of tables) await copyIn(client, table, backup.rowsOf(table));
  for (const sequence of sequences) await setSequence(client, sequence);
  for (const { table, name, definition } of links) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const table of there) await client.query(`alter table ${nameOf(table)} enable trigger user`);
  const difference = await differenceFrom(backup.manifest, client);
  return difference && `${difference} Nothing was restored.`;
}

const isSame = (one: Table, other: Table) =>
  one.schema === other.schema && one.name === other.name && other.columns.every((name) => one.columns.includes(name));

/** Takes away every foreign key, and says how to put it back. */
async function dropLinks(client: Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select format('%I.%I', nspname, relname) as table, quote_ident(conname) as name,
       pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
     where contype = 'f' and nspname = any($1)`,
    [keptSchemas],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}
