import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clusterIn } from './choose-home.ts';
import { ask, ended, holderOf, scratchFolder, started, usedFolder } from './fixtures/scratch.ts';

/** Null when connected through the socket. */
const cameFrom = `select inet_client_addr() as address`;

const socketsIn = async (directory: string) =>
  (await readdir(clusterIn(directory))).filter((name) => name.startsWith('.s.PGSQL.')).sort();

test('is reached by its socket, which only who may enter the cluster can, and by its port', async () => {
  const { url, directory } = await started((await usedFolder()).dataDir);
  expect(await ask(url, cameFrom)).toEqual([{ address: null }]);
  const byPort = new URL(url);
  byPort.search = '';
  expect(await ask(byPort.href, cameFrom)).toEqual([{ address: '127.0.0.1' }]);
  expect(await socketsIn(directory)).toEqual([`.s.PGSQL.${byPort.port}`, `.s.PGSQL.${byPort.port}.lock`]);
});

test('is reached by its port alone where the path is too long for a socket', async () => {
  const { dataDir } = await usedFolder(join(await scratchFolder(), 'a-folder-with-a-rather-long-name'.repeat(3)));
  const { url, directory } = await started(dataDir);
  expect(await ask(url, cameFrom)).toEqual([{ address: '127.0.0.1' }]);
  expect(await socketsIn(directory)).toEqual([]);
});

test('a path of exactly the longest that is allowed has a socket that works', async () => {
  const folder = await scratchFolder();
  const rest = Buffer.byteLength(join(folder, 'x', 'postgres', 'cluster', '.s.PGSQL.65535')) - 1;
  const { dataDir } = await usedFolder(join(folder, 'x'.repeat(103 - rest)));
  const { url } = await started(dataDir);
  expect(await ask(url, cameFrom)).toEqual([{ address: null }]);
});

test('what a killed server left of its socket is gone after the next start', async () => {
  const { dataDir } = await usedFolder();
  const { child, server, directory } = await holderOf(dataDir);
  const gone = ended(child);
  process.kill(server, 'SIGKILL');
  child.kill('SIGKILL');
  await gone;
  const left = await socketsIn(directory);
  expect(left).toHaveLength(2);
  const { url } = await started(dataDir);
  expect(await ask(url, cameFrom)).toEqual([{ address: null }]);
  const now = await socketsIn(directory);
  expect(now).toHaveLength(2);
  expect(now).not.toEqual(left);
});

test('a cluster from before there were sockets lets in who has the password, and keeps its other rules', async () => {
  const { dataDir, directory } = await usedFolder();
  const rules = join(clusterIn(directory), 'pg_hba.conf');
  const today = await readFile(rules, 'utf8');
  const old = today.replace(/^(local\s+all\s+all\s+)scram-sha-256$/m, '$1reject');
  expect(old).not.toBe(today);
  await writeFile(rules, old);
  const { url } = await started(dataDir);
  expect(await ask(url, cameFrom)).toEqual([{ address: null }]);
  expect(await readFile(rules, 'utf8')).toBe(today);
});
