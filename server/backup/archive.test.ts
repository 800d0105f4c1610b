import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterThisFile } from '../../tests/setup/after-file.ts';
import { createArchive, DamagedArchive, openArchive } from './archive.ts';

const folder = await mkdtemp(join(tmpdir(), 'hearthline-archive-'));
afterThisFile(() => rm(folder, { recursive: true, force: true }));
let made = 0;
const freshPath = () => {
  made += 1;
  return join(folder, `${made}.tar`);
};

async function write(path: string, parts: readonly Uint8Array[]): Promise<void> {
  const archive = await createArchive(path);
  for (const [index, bytes] of parts.entries()) await archive.add(`parts/${index}`, bytes);
  await archive.finish();
}

test('gives back what was added, whatever its length', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 1500 }), { maxLength: 6 }), async (parts) => {
      const path = freshPath();
      await write(path, parts);
      const archive = await openArchive(path);
      expect(archive.names).toEqual(parts.map((_, index) => `parts/${index}`));
      for (const [index, bytes] of parts.entries()) {
        expect(new Uint8Array(await archive.read(`parts/${index}`))).toEqual(bytes);
      }
    }),
    { numRuns: 25 },
  );
});

test('is refused if any byte that counts changed, or if it was cut off anywhere', async () => {
  const path = freshPath();
  await write(path, [Buffer.from('one'), Buffer.alloc(700, 7), Buffer.from('three')]);
  const whole = await readFile(path);
  // Padding and the two empty blocks at the end hold nothing.
  const used = whole.length - 2 * 512;
  for (let at = 0; at < used; at += 37) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0x41;
    const isPadding = whole[at] === 0;
    const damaged = freshPath();
    await writeFile(damaged, changed);
    if (isPadding) continue;
    await expect(openArchive(damaged), `byte ${at}`).rejects.toThrow(DamagedArchive);
  }
  for (let length = 0; length < used - 512; length += 111) {
    const cut = freshPath();
    await writeFile(cut, whole.subarray(0, length));
    await expect(openArchive(cut), `${length} bytes`).rejects.toThrow(DamagedArchive);
  }
});

test('can be read by tar, and only by its owner', async () => {
  const path = freshPath();
  await write(path, [Buffer.from('one'), Buffer.from('two')]);
  const { stdout } = await promisify(execFile)('tar', ['-tf', path]);
  expect(stdout.trim().split('\n')).toEqual(['parts/0', 'parts/1', 'SHA256SUMS']);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('is not there until it is finished, and leaves nothing when it is abandoned', async () => {
  const path = freshPath();
  const archive = await createArchive(path);
  await archive.add('one', Buffer.from('one'));
  await expect(stat(path)).rejects.toThrow('ENOENT');
  await expect(createArchive(path)).rejects.toThrow('EEXIST');
  await archive.abandon();
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('never replaces an older one', async () => {
  const path = freshPath();
  await write(path, [Buffer.from('older')]);
  const before = await readFile(path);
  await expect(write(path, [Buffer.from('newer')])).rejects.toThrow('EEXIST');
  expect(await readFile(path)).toEqual(before);
});
