import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { ask, root, scratchFolder, silent, started, usedFolder } from './fixtures/scratch.ts';
import { fromError, fromOutput } from './refusal.ts';
import { startEmbeddedPostgres } from './start.ts';

const canMount =
  root &&
  process.platform === 'linux' &&
  spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

/** A separate disk, small enough to fill up. */
async function smallDisk(megabytes: number): Promise<string> {
  const disk = join(await scratchFolder(), 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'none', disk]);
  onTestFinished(() => void execFileSync('umount', [disk]));
  return disk;
}

const fill = (disk: string) => spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'filler')}`, 'bs=64k']);

test.runIf(canMount)('a disk too small for the first database is named, and nothing half-made is kept', async () => {
  const disk = await smallDisk(20);
  const outcome = await startEmbeddedPostgres({ dataDir: join(disk, 'data'), log: silent });
  expect(outcome).toEqual({
    ok: false,
    reason: 'disk-full',
    message: expect.stringMatching(/^The disk that holds .* is full: free some space there and start again\.$/),
  });
  execFileSync('mount', ['-o', 'remount,size=400m', disk]);
  await started(join(disk, 'data'));
});

test.runIf(canMount)('a disk that was full at the start serves again once there is space', async () => {
  const disk = await smallDisk(200);
  const { dataDir } = await usedFolder(join(disk, 'data'));
  const first = await started(dataDir);
  await ask(first.url, 'create table kept as select 1 as one');
  await first.stop();
  fill(disk);
  expect(await startEmbeddedPostgres({ dataDir, log: silent })).toMatchObject({ ok: false, reason: 'disk-full' });
  await rm(join(disk, 'filler'));
  const second = await started(dataDir);
  expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test.runIf(canMount)('a disk that fills while rows are written loses no acknowledged one', async () => {
  const disk = await smallDisk(200);
  const { dataDir } = await usedFolder(join(disk, 'data'));
  const first = await started(dataDir);
  await ask(first.url, 'create table row (id int primary key, text text)');
  const client = new pg.Client({ connectionString: first.url });
  client.on('error', () => undefined);
  await client.connect();
  await writeFile(join(disk, 'filler'), '');
  fill(disk);
  let acknowledged = 0;
  const writing = async () => {
    for (;;) {
      await client.query('insert into row select $1, repeat(md5(random()::text), 3000)', [acknowledged + 1]);
      acknowledged += 1;
    }
  };
  await expect(writing()).rejects.toThrow();
  await client.end().catch(() => undefined);
  await first.stop();
  await rm(join(disk, 'filler'));
  const second = await started(dataDir);
  const [row] = await ask<{ count: number }>(second.url, 'select count(*)::int as count from row');
  expect(row?.count).toBeGreaterThanOrEqual(acknowledged);
});

test('every way a full disk shows is the same sentence', () => {
  const said = 'FATAL:  could not write lock file "postmaster.pid": No space left on device';
  const full = { ok: false, reason: 'disk-full' };
  expect(fromOutput('start', '/data', said)).toMatchObject(full);
  expect(fromError(Object.assign(new Error(), { code: 'ENOSPC' }), '/data')).toMatchObject(full);
  expect(fromError(Object.assign(new Error(), { code: 'EDQUOT' }), '/data')).toMatchObject(full);
  expect(fromError(Object.assign(new Error(), { code: '53100' }), '/data')).toMatchObject(full);
  expect(fromError(new TypeError('a bug'), '/data')).toBeUndefined();
});
