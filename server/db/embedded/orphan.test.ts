import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { give } from './account.ts';
import { childOptions, runToEnd } from './child.ts';
import { clusterIn } from './choose-home.ts';
import {
  ask,
  ended,
  holderOf,
  root,
  serverOf,
  serverProcesses,
  started,
  until,
  usedFolder,
} from './fixtures/scratch.ts';
import { locateBinaries } from './locate-binaries.ts';
import { clusterName, commandsFromPs, isServer, processesOf } from './processes.ts';

const account = root ? { uid: 65_534, gid: 65_534 } : undefined;

/** A server without a parent, as a crash at the worst moment could leave it. */
async function leaveOrphan(home: string): Promise<number> {
  const binaries = await locateBinaries(home, account);
  if (!binaries.ok) throw new Error(binaries.message);
  const cluster = clusterIn(home);
  const parameters = ['-D', cluster, '-c', `cluster_name=${await clusterName(cluster)}`];
  const quiet = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${cluster}`];
  const child = spawn(join(binaries.directory, 'postgres'), [...parameters, ...quiet], {
    ...childOptions(account),
    stdio: 'ignore',
  });
  await until(async () => (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).includes('ready'));
  return child.pid ?? 0;
}

test('a server left behind is stopped and its folder taken over', async () => {
  const { dataDir } = await usedFolder();
  const first = await started(dataDir);
  await ask(first.url, 'create table kept as select 1 as one');
  await first.stop();
  const orphan = await leaveOrphan(first.directory);
  expect(await serverProcesses(first.directory)).toContain(orphan);
  const said: string[] = [];
  const log = { info: () => undefined, warn: (line: string) => said.push(line), error: () => undefined };
  const next = await started(dataDir, { log });
  expect(said).toEqual([`Stopping a PostgreSQL left behind in ${clusterIn(next.directory)} (process ${orphan}).`]);
  expect(await serverProcesses(next.directory)).not.toContain(orphan);
  expect(await ask(next.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('workers that outlive a killed server and a killed parent are cleared away', async () => {
  const { dataDir } = await usedFolder();
  const { child, url, server, directory } = await holderOf(dataDir);
  const busy = ask(url, 'do $$ begin loop perform 1; end loop; end $$').catch(() => 'cut off');
  await until(async () => (await ask(url, `select from pg_stat_activity where query like 'do %'`)).length > 0);
  const gone = ended(child);
  process.kill(server, 'SIGKILL');
  child.kill('SIGKILL');
  await gone;
  expect(await serverProcesses(directory)).not.toEqual([]);
  const next = await started(dataDir);
  expect(await busy).toBe('cut off');
  expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a record whose process number went to another program neither stops the start nor harms that program', async () => {
  const { dataDir } = await usedFolder();
  const first = await started(dataDir);
  const record = join(clusterIn(first.directory), 'postmaster.pid');
  const lines = (await readFile(record, 'utf8')).split('\n');
  await first.stop();
  const bystander = spawn('sleep', ['1000'], childOptions(account));
  onTestFinished(() => void bystander.kill('SIGKILL'));
  await writeFile(record, [bystander.pid, ...lines.slice(1)].join('\n'));
  await give(record, account);
  const next = await started(dataDir);
  expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(bystander.exitCode).toBeNull();
  expect(bystander.signalCode).toBeNull();
});

test('a record of a dead process is left to PostgreSQL', async () => {
  const { dataDir } = await usedFolder();
  const first = await started(dataDir);
  const record = join(clusterIn(first.directory), 'postmaster.pid');
  const text = await readFile(record, 'utf8');
  await first.stop();
  await writeFile(record, text);
  await give(record, account);
  const next = await started(dataDir);
  expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

const hasPs = (await runToEnd('ps', ['-axww', '-o', 'pid=,command='], undefined)).succeeded;

test.runIf(hasPs)('the list of processes that macOS has shows the same server', async () => {
  const { directory } = await started((await usedFolder()).dataDir);
  const name = await clusterName(clusterIn(directory));
  expect(await processesOf(name, commandsFromPs)).toEqual(expect.arrayContaining([await serverOf(directory)]));
  expect((await processesOf(name, commandsFromPs)).length).toBeGreaterThan(3);
});

test.each([
  ['/opt/bin/postgres -D /srv/data/cluster -c cluster_name=hearthline-1-2 -c fsync=on', true],
  ['/opt/bin/postgres -D /srv/data/cluster -c cluster_name=hearthline-1-2', true],
  ['postgres: hearthline-1-2: checkpointer', true],
  ['postgres: hearthline-1-23: checkpointer', false],
  ['/opt/bin/postgres -D /srv/data/cluster -c cluster_name=hearthline-1-23', false],
  ['/bin/sh -c … supervisor /opt/bin/postgres -D /srv/data/cluster -c cluster_name=hearthline-1-2', false],
  ['vi hearthline-1-2', false],
  ['', false],
])('%s is one of the cluster: %s', (command, expected) => {
  expect(isServer(command, 'hearthline-1-2')).toBe(expected);
});
