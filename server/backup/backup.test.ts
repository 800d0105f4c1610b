import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterThisFile } from '../../tests/setup/after-file.ts';
import { createEmptyDatabase } from '../../tests/setup/database.ts';
import { loadCardBooks, migrateToNow, shopAt0013 } from '../../tests/setup/shop-at-0013.ts';
import { openDatabase } from '../db/database.ts';
import { ask } from '../db/migrate.test-data.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { filesOnDisk } from '../gateways/files/disk.ts';
import type { Files } from '../gateways/files/port.ts';
import { isQuiet } from '../jobs/quiet.ts';
import { openBooks } from '../sandbox/stripe/books/open-books.ts';
import { keepDuringBackup } from './keep-files.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = await mkdtemp(join(tmpdir(), 'hearthline-backup-'));
afterThisFile(() => rm(folder, { recursive: true, force: true }));
let made = 0;
const fresh = (name: string) => {
  made += 1;
  return join(folder, `${name}-${made}`);
};
const now = new Date('2026-11-17T12:00:00Z');
const openSandbox = async (url: string) => (await openBooks(url)).close();

/** A shop in every state, with pictures and words that are hard to copy. */
async function shop(): Promise<{ url: string; files: Files }> {
  const url = await shopAt0013();
  await migrateToNow(url);
  await openSandbox(url);
  await loadCardBooks(url);
  const files = filesOnDisk(fresh('uploads'));
  const ids = await ask<{ id: string }>(
    url,
    `insert into upload (id, visitor_id, delete_token_hash, width, height, bytes)
     select 'upload_' || n, 'visitor', n, 1, 1, 1 from generate_series(1, 3) n returning id`,
  );
  for (const { id } of ids) await files.put(`user_images/${id}`, Buffer.from(`the picture ${id}`));
  await files.put('furniture/uploaded/picture_1', Buffer.from([0, 1, 2, 255]));
  await files.putMade('furniture/uploaded/picture_1', 'w_320', Buffer.from('made again when it is asked for'));
  await ask(
    url,
    `insert into outbox (id, kind, payload) values ('effect_odd', 'odd', '{"a":"tab\\t, \\\\., line\\n, ü, 😀, \\"\\\\N\\""}')`,
  );
  return { url, files };
}

/** Every row of every table, as text. */
async function everything(url: string): Promise<Record<string, string[]>> {
  const tables = await ask<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'card_sandbox') order by 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await ask<{ row: string }>(url, `select one::text as row from ${name} one order by 1`);
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

async function keysOf(files: Files): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys.sort();
}

async function backupOf(given: { url: string; files: Files }): Promise<string> {
  const path = `${fresh('shop')}.tar`;
  const written = await writeBackup({ ...given, path, now });
  if (!written.ok) throw new Error(written.message);
  return path;
}

/** The same for all tests that only read it. */
const still = await shop();
const stillPath = await backupOf(still);

test('a restored shop has every row, every cent, every picture and every constraint, and is quiet', async () => {
  const source = still;
  const path = stillPath;
  const before = await everything(source.url);
  expect(before['public.ledger_entry']?.length).toBe(118);
  expect(before['card_sandbox.payment_intents']?.length).toBeGreaterThan(10);
  const url = await createEmptyDatabase();
  const files = filesOnDisk(fresh('uploads'));
  const restored = await restoreBackup(path, { url, files, openSandbox, quiet: true });
  expect(restored).toMatchObject({ ok: true, manifest: { media: { missing: 0 }, takenAt: now.toISOString() } });

  const database = openDatabase(url);
  expect(await isQuiet(database.db)).toBe(true);
  await database.close();
  await ask(url, `delete from setting where name = 'quiet'`);
  expect(await everything(url)).toEqual(before);
  expect(await keysOf(files)).toEqual(await keysOf(source.files));
  expect(await files.get('furniture/uploaded/picture_1')).toEqual(Buffer.from([0, 1, 2, 255]));

  const shape = `select conname, pg_get_constraintdef(oid) as is from pg_constraint
    where connamespace::regnamespace::text in ('public', 'card_sandbox') order by 1, 2`;
  expect(await ask(url, shape)).toEqual(await ask(source.url, shape));
  const triggers = `select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`;
  expect(await ask(url, triggers)).toEqual(await ask(source.url, triggers));
  const sequences = `select sequencename, last_value from pg_sequences where schemaname <> 'job' order by 1`;
  expect(await ask(url, sequences)).toEqual(await ask(source.url, sequences));
  // A shop can start on it.
  expect(await migrateDatabase(url)).toEqual({ ok: true, applied: 0 });
});

test('it is one point in time: what is ordered, uploaded and deleted meanwhile changes nothing in it', async () => {
  const source = await shop();
  const before = await everything(source.url);
  const [someone] = await ask<{ id: string }>(source.url, 'select id from upload order by id limit 1');
  const key = `user_images/${someone?.id}`;
  const database = openDatabase(source.url);
  const running = keepDuringBackup(source.files, database.db);
  const files: Files = {
    ...source.files,
    async *list() {
      // The snapshot is taken; pictures come last.
      await ask(source.url, `insert into outbox (id, kind, payload) values ('effect_later', 'later', '{}')`);
      await ask(source.url, `delete from upload where id = '${someone?.id}'`);
      await running.remove(key);
      yield* source.files.list();
    },
  };
  const path = await backupOf({ url: source.url, files });
  const url = await createEmptyDatabase();
  const restoredFiles = filesOnDisk(fresh('uploads'));
  const restored = await restoreBackup(path, { url, files: restoredFiles, openSandbox, quiet: false });
  expect(restored).toMatchObject({ ok: true, manifest: { media: { missing: 0 } } });
  expect(await everything(url)).toEqual(before);
  expect(String(await restoredFiles.get(key))).toBe(`the picture ${someone?.id}`);
  // Now that no backup runs, files can be removed again.
  await running.remove(key);
  expect(await source.files.get(key)).toBeNull();
  await database.close();
});

test('a second backup at the same time is refused, and a database without a shop has nothing to back up', async () => {
  const source = still;
  const files: Files = {
    ...source.files,
    async *list() {
      yield* source.files.list();
      const second = await writeBackup({ ...source, path: `${fresh('second')}.tar`, now });
      expect(second).toEqual({
        ok: false,
        message: 'Another backup of this database is running. Wait until it ends.',
      });
    },
  };
  await backupOf({ url: source.url, files });
  const nothing = await writeBackup({ ...source, url: await createEmptyDatabase(), path: fresh('nothing'), now });
  expect(nothing).toMatchObject({ ok: false, message: expect.stringContaining('holds no shop') });
});

test('an older backup of the same name is kept, and the second one refused', async () => {
  const path = fresh('kept');
  await writeFile(path, 'an older backup');
  expect(await writeBackup({ ...still, path, now })).toMatchObject({
    ok: false,
    message: expect.stringContaining('There is a file'),
  });
  expect(await readFile(path, 'utf8')).toBe('an older backup');
});

test('a place that is not empty is refused and unharmed', async () => {
  const source = still;
  const path = stillPath;
  const before = await everything(source.url);
  const parts = { ...source, openSandbox, quiet: true };
  expect(await restoreBackup(path, parts)).toMatchObject({
    ok: false,
    message: expect.stringContaining('There is a shop in this database already.'),
  });
  expect(await everything(source.url)).toEqual(before);

  const files = filesOnDisk(fresh('uploads'));
  await files.put('furniture/uploaded/picture_1', Buffer.from('another shop’s'));
  const url = await createEmptyDatabase();
  expect(await restoreBackup(path, { url, files, openSandbox, quiet: true })).toMatchObject({
    ok: false,
    message: expect.stringContaining('furniture/uploaded/picture_1 is in the store already'),
  });
  expect(String(await files.get('furniture/uploaded/picture_1'))).toBe('another shop’s');
});

test('a damaged, unfinished, missing or foreign file is refused with a sentence before anything is touched', async () => {
  const whole = await readFile(stillPath);
  const url = await createEmptyDatabase();
  const refusal = async (bytes: Buffer | null) => {
    const bad = `${fresh('bad')}.tar`;
    if (bytes) await writeFile(bad, bytes);
    const outcome = await restoreBackup(bad, { url, files: null, openSandbox, quiet: true });
    expect(outcome.ok).toBe(false);
    expect(await ask(url, `select nspname from pg_namespace where nspname = 'restoring'`)).toEqual([]);
    return outcome.ok ? '' : outcome.message.replace(bad, 'X');
  };
  const changed = Buffer.from(whole);
  const middle = whole.indexOf('tables/public/ledger_entry') + 512 + 20;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  expect(await refusal(changed)).toBe('The backup X is damaged in its part tables/public/ledger_entry/000001.gz.');
  expect(await refusal(whole.subarray(0, whole.length >> 1))).toMatch(/^The backup X ends too early/);
  expect(await refusal(Buffer.from('not a backup'.repeat(100)))).toMatch(/is damaged, or not a backup of Hearthline/);
  expect(await refusal(null)).toBe('There is no backup at X.');
});

test('a backup of an older version is restored as it was, and then brought up to date', async () => {
  const old = await shopAt0013();
  const path = await backupOf({ url: old, files: filesOnDisk(fresh('uploads')) });
  const before = await everything(old);
  const url = await createEmptyDatabase();
  expect(await restoreBackup(path, { url, files: null, openSandbox, quiet: false })).toMatchObject({ ok: true });
  expect(await everything(url)).toEqual(before);
  expect(await migrateDatabase(url)).toMatchObject({ ok: true });
});

test('interrupted anywhere, it leaves a place that no shop starts on, and can be run again', async () => {
  const source = still;
  const path = stillPath;
  const url = await createEmptyDatabase();
  const files = filesOnDisk(fresh('uploads'));
  let puts = 0;
  const dies: Files = {
    ...files,
    async put(key, bytes) {
      puts += 1;
      if (puts > 1) throw new Error('killed');
      await files.put(key, bytes);
    },
  };
  await expect(restoreBackup(path, { url, files: dies, openSandbox, quiet: true })).rejects.toThrow('killed');
  expect(await migrateDatabase(url)).toMatchObject({ ok: false, reason: 'half-restored' });

  // Once more, this time cut off by the database while rows come in.
  const cut = restoreBackup(path, { url, files, openSandbox, quiet: true });
  const cutting = (async () => {
    for (;;) {
      const [gone] = await ask<{ gone: boolean }>(
        url,
        `select pg_terminate_backend(pid) as gone from pg_stat_activity where datname = current_database()
           and application_name = 'hearthline restore' and query ilike any (array['copy %', 'alter table%', 'truncate%'])`,
      );
      if (gone) return;
    }
  })();
  await expect(cut).rejects.toThrow();
  await cutting;
  expect(await ask(url, 'select id from ledger_entry')).toEqual([]);
  expect(await migrateDatabase(url)).toMatchObject({ ok: false, reason: 'half-restored' });

  expect(await restoreBackup(path, { url, files, openSandbox, quiet: false })).toMatchObject({ ok: true });
  expect(await everything(url)).toEqual(await everything(source.url));
  expect(await migrateDatabase(url)).toEqual({ ok: true, applied: 0 });
});
