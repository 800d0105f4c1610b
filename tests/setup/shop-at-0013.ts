import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { migrateDatabase } from '#server/db/migrate.ts';
import { projectRoot } from '#server/root.ts';
import { createEmptyDatabase } from './database.ts';

const last = '0013_withdrawn_boards';
const file = join(projectRoot, 'tests/fixtures/shop-at-0013/rows.jsonl.gz');

interface Rows {
  schema: string;
  table: string;
  rows: readonly string[];
}

/** A database as version 0013 left it: migrated up to there, with a shop in every state (see the fixture's README). */
export async function shopAt0013(): Promise<string> {
  const url = await createEmptyDatabase();
  const folder = await migrationsUpTo(last);
  try {
    await must(migrateDatabase(url, { folder }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await load(url, 'public');
  return url;
}

/** Applies what came after 0013. */
export const migrateToNow = (url: string): Promise<void> => must(migrateDatabase(url));

/** What the card sandbox knew of that shop, once a sandbox has opened its books in this database. Its banks never decide. */
export const loadCardBooks = (url: string): Promise<void> =>
  load(
    url,
    'card_sandbox',
    `update card_sandbox.payment_intents set settles_at = '2999-01-01' where status = 'processing'`,
  );

async function must(migrating: ReturnType<typeof migrateDatabase>): Promise<void> {
  const done = await migrating;
  if (!done.ok) throw new Error(done.message);
}

async function migrationsUpTo(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthline-migrations-'));
  await cp(join(projectRoot, 'server/db/migrations'), folder, { recursive: true });
  const journalPath = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalPath, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end + 1) }));
  return folder;
}

async function readRows(): Promise<Rows[]> {
  const parts = gunzipSync(await readFile(file))
    .toString('utf8')
    .split(/^# /m)
    .slice(1);
  return parts.map((part) => {
    const [name = '', ...rows] = part.trimEnd().split('\n');
    const [schema = '', table = ''] = name.split('.');
    return { schema, table, rows };
  });
}

async function load(url: string, schema: string, then = 'select 1'): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Rows come table by table, not in the order in which they refer to each other.
    await client.query(`set session_replication_role = 'replica'`);
    await client.query('begin');
    for (const { table, rows } of (await readRows()).filter((one) => one.schema === schema)) {
      const name = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;
      await client.query(`delete from ${name}`);
      await client.query(
        `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`,
        [`[${rows.join(',')}]`],
      );
    }
    await client.query(`select setval(pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name),
      1000000) from information_schema.columns where table_schema = '${schema}' and (column_default like 'nextval(%' or is_identity = 'YES')`);
    await client.query(then);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
