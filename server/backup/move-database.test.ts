import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterThisFile } from '../../tests/setup/after-file.ts';
import { createEmptyDatabase, createMigratedUrl } from '../../tests/setup/database.ts';
import { ask } from '../db/migrate.test-data.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openBooks } from '../sandbox/stripe/books/open-books.ts';
import { moveDatabase, movedAway } from './move-database.ts';

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthline-move-'));
  await chmod(folder, 0o755);
  afterThisFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const openSandbox = async (url: string) => (await openBooks(url)).close();
const now = new Date('2026-11-17T12:00:00Z');

test('moves every row, says so in the old place, and a second run finishes it wherever the first one ended', async () => {
  const [dataDir, from, to] = [await dataFolder(), await createMigratedUrl(), await createEmptyDatabase()];
  await ask(from, `insert into setting (name, value) values ('fee', '{"cents":14900}')`);
  const move = () => moveDatabase({ dataDir, from, to, openSandbox, now });

  // Killed while it filled the new place.
  await ask(to, 'create schema restoring');
  const moved = await move();
  expect(moved).toMatchObject({ ok: true });
  expect(await ask(to, 'select name, value from setting')).toEqual([{ name: 'fee', value: { cents: 14900 } }]);
  expect(await migrateDatabase(to)).toEqual({ ok: true, applied: 0 });
  const said = await movedAway(dataDir);
  expect(said).toContain(moved.ok ? moved.place : '');
  expect(said).not.toContain(new URL(to).password);
  expect(await readdir(dataDir)).toEqual(['database-moved-to']);

  // Killed before it could say so.
  await rm(join(dataDir, 'database-moved-to'));
  expect(await move()).toMatchObject({ ok: true });
  expect(await movedAway(dataDir)).not.toBeNull();

  // The old shop went on in between: neither place is the true one, so a person has to decide.
  await rm(join(dataDir, 'database-moved-to'));
  await ask(from, `update setting set value = '{"cents":15900}'`);
  expect(await move()).toMatchObject({ ok: false, message: expect.stringContaining('There is a shop') });
  expect(await movedAway(dataDir)).toBeNull();
});
