import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { give } from './account.ts';
import { clusterIn } from './choose-home.ts';
import {
  ask,
  root,
  scratchFolder,
  serverOf,
  serverProcesses,
  silent,
  started,
  until,
  usedFolder,
} from './fixtures/scratch.ts';
import { locateBinaries } from './locate-binaries.ts';
import { run } from './run.ts';
import type { Tie } from './tie.ts';

test('keeps what was written over a stop and a second start', async () => {
  const dataDir = await scratchFolder();
  const first = await started(dataDir);
  await ask(first.url, `create table lamp as select 'Ärmel'::text as name`);
  await first.stop();
  expect(await serverProcesses(first.directory)).toEqual([]);
  const second = await started(dataDir);
  expect(await ask(second.url, 'select name from lamp')).toEqual([{ name: 'Ärmel' }]);
});

test('runs safely by default: durable, UTF-8 with Unicode case rules, UTC, loopback only, no errors of statements in the log', async () => {
  const { url, directory } = await started(await scratchFolder());
  const [row] = await ask(
    url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('server_encoding') as encoding, lower('ÄÉ') as lower, current_setting('timezone') as timezone,
      current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
      current_setting('log_min_messages') as log, current_setting('data_checksums') as checksums`,
  );
  expect(row).toEqual({
    fsync: 'on',
    commit: 'on',
    encoding: 'UTF8',
    lower: 'äé',
    timezone: 'UTC',
    addresses: '127.0.0.1',
    sockets: `"${clusterIn(directory)}"`,
    log: 'log',
    checksums: 'on',
  });
});

test('asks for the password', async () => {
  const { url } = await started((await usedFolder()).dataDir);
  const withoutPassword = new URL(url);
  withoutPassword.password = 'wrong';
  await expect(ask(withoutPassword.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('takes a database name and server settings, for throw-away clusters', async () => {
  const { url, adminUrl } = await started(await scratchFolder(), {
    databaseName: 'my "test"',
    settings: { fsync: 'off', max_connections: '33' },
  });
  const query = `select current_database() as name, current_setting('fsync') as fsync, current_setting('max_connections') as most`;
  expect(await ask(url, query)).toEqual([{ name: 'my "test"', fsync: 'off', most: '33' }]);
  expect(await ask(adminUrl, 'select current_database() as name')).toEqual([{ name: 'postgres' }]);
});

test('says with its last lines that a setting is wrong', async () => {
  const wrong = started((await usedFolder()).dataDir, { settings: { shared_buffers: 'plenty' } });
  await expect(wrong).rejects.toThrow(/could not start.*invalid value for parameter "shared_buffers": "plenty"/s);
});

/** A stopped cluster for tests that run the server directly. */
async function stoppedServer() {
  const { directory } = await usedFolder();
  const account = root ? { uid: 65_534, gid: 65_534 } : undefined;
  const binaries = await locateBinaries(directory, account);
  if (!binaries.ok) throw new Error(binaries.message);
  const cluster = clusterIn(directory);
  const tie: Tie = 'supervisor';
  return { binaries: binaries.directory, cluster, name: 'by-hand', account, tie, settings: {}, log: silent };
}

test('a port that another program takes first is given up for another', async () => {
  const stopped = await stoppedServer();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => other.close(() => resolve())));
  const taken = (other.address() as { port: number }).port;
  const offers = [taken, taken, taken + 1];
  const server = await run(stopped, async () => offers.shift() ?? 0);
  if (!server.ok) throw new Error(server.message);
  expect(server.port).toBe(taken + 1);
  server.signal('INT');
  await server.ended;
});

test('a folder in which no socket can be made leaves the port', async () => {
  const stopped = await stoppedServer();
  // The server may write there, but the path is too long for a socket.
  const unfit = join(stopped.cluster, 'unfit'.repeat(20));
  await mkdir(unfit);
  await give(unfit, stopped.account);
  const server = await run(stopped, undefined, unfit);
  if (!server.ok) throw new Error(server.message);
  expect(server.socket).toBeUndefined();
  server.signal('INT');
  await server.ended;
});

test('a server that dies is reported, with what is left of it cleared away', async () => {
  const { url, directory, failure } = await started((await usedFolder()).dataDir);
  // A busy worker doesn't notice by itself that its server is gone.
  const busy = ask(url, 'do $$ begin loop perform 1; end loop; end $$').catch(() => 'cut off');
  await until(async () => (await ask(url, `select from pg_stat_activity where query like 'do %'`)).length > 0);
  process.kill(await serverOf(directory), 'SIGKILL');
  expect(await failure).toMatch(/ended by itself/);
  expect(await busy).toBe('cut off');
  expect(await serverProcesses(directory)).toEqual([]);
});
