import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { copyOut, listTables, speakPlainly } from '#server/backup/tables.ts';
import { end, freePort, stock } from '../../bench/orders/bench-shop.ts';
import { programPath } from './behind-haproxy/haproxy.ts';
import { findPostgres } from './cluster/programs.ts';

/**
 * `npm run faults:point-in-time`: the drill for losing no minute. A PostgreSQL archives its log with pgBackRest; a full backup
 * is taken, the shop goes on, then someone deletes every piece; the database is restored to the moment before that, into an
 * empty place, and every row of every table is compared. Needs Debian's `pgbackrest` and `postgresql`; without them says so
 * and does nothing.
 */
const pgbackrest = programPath('pgbackrest');
const debian = findPostgres();
if (!pgbackrest || !debian) {
  console.log('skipped: the drill can’t run here. apt-get install pgbackrest postgresql');
  process.exit(0);
}
const { postgres, user } = debian;
const folder = await mkdtemp(join(tmpdir(), 'hearthline-point-'));
const data = join(folder, 'data');
for (const path of [folder, ...['repository', 'log', 'lock', 'spool'].map((name) => join(folder, name))]) {
  await mkdir(path, { recursive: true });
  if (user) await chown(path, user.uid, user.gid);
}
const port = await freePort();
const config = join(folder, 'pgbackrest.conf');
await writeFile(
  config,
  `[global]
repo1-path=${folder}/repository
repo1-retention-full=2
log-path=${folder}/log
lock-path=${folder}/lock
spool-path=${folder}/spool
start-fast=y
compress-type=lz4
[hearthline]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${folder}
pg1-user=postgres
`,
);

const own = { cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' }, ...user };
async function run(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { ...own, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${said}`);
}
const backRest = (...args: string[]) =>
  run(pgbackrest, [`--config=${config}`, '--stanza=hearthline', '--log-level-console=warn', ...args]);

const urlOf = (database: string) => `postgres://postgres@localhost:${port}/${database}?host=${folder}`;
async function query<Row extends object>(database: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: urlOf(database) });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function start(): Promise<ChildProcess> {
  const settings = {
    ...{ port, unix_socket_directories: folder, listen_addresses: '', archive_mode: 'on', wal_level: 'replica' },
    archive_command: `${pgbackrest} --config=${config} --stanza=hearthline archive-push %p`,
  };
  const child = spawn(
    join(postgres, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...own, stdio: ['ignore', 'ignore', 'ignore'] },
  );
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    const rows = await query<{ waits: boolean }>('postgres', 'select pg_is_in_recovery() as waits').catch(() => []);
    if (rows[0]?.waits === false) return child;
    await pause(200);
  }
}

/** A sum over every row, by table. */
async function everything(): Promise<Map<string, string>> {
  const client = new Client({ connectionString: urlOf('shop') });
  await client.connect();
  await speakPlainly(client);
  const sums = new Map<string, string>();
  for (const table of await listTables(client)) {
    const { rows, digest } = await copyOut(client, table, async () => undefined);
    sums.set(`${table.schema}.${table.name}`, `${rows} rows, ${digest}`);
  }
  await client.end();
  return sums;
}

let server: ChildProcess | null = null;
try {
  await run(join(postgres, 'initdb'), ['-D', data, '-U', 'postgres', '--encoding=UTF8', '--data-checksums']);
  server = await start();
  await query('postgres', 'create database shop');
  await stock(urlOf('shop'), { pieces: 200, stock: 50 });
  await backRest('stanza-create');
  await backRest('check');
  const backedUp = performance.now();
  await backRest('--type=full', 'backup');
  console.log(`a full backup took ${((performance.now() - backedUp) / 1000).toFixed(1)} s`);

  // The shop goes on after the backup: only the log has this.
  await query(
    'shop',
    `update furniture set stock = stock - 1 where record_id in (select record_id from furniture limit 50)`,
  );
  const before = await everything();
  const [moment] = await query<{ at: string }>('shop', 'select clock_timestamp()::text as at');
  await pause(1000);
  await query('shop', 'truncate furniture cascade');
  await query('shop', 'select pg_switch_wal()');
  const [gone] = await query<{ count: string }>('shop', 'select count(*) from furniture');
  console.log(`at ${moment?.at} all was well; then someone deleted every piece (${gone?.count} left)`);
  await end(server, 'SIGINT');

  await rm(data, { recursive: true });
  await mkdir(data, { mode: 0o700 });
  if (user) await chown(data, user.uid, user.gid);
  const restored = performance.now();
  await backRest('--type=time', `--target=${moment?.at}`, '--target-action=promote', 'restore');
  server = await start();
  console.log(`restored and open again after ${((performance.now() - restored) / 1000).toFixed(1)} s`);
  const after = await everything();
  const differ = [...before].filter(([name, sum]) => after.get(name) !== sum).map(([name]) => name);
  const holds = differ.length === 0 && after.size === before.size;
  console.log(
    `${holds ? 'holds' : 'FAILS'}: ${before.size} tables are, row by row, as at that moment${holds ? '' : `, but for ${differ.join(', ')}`}`,
  );
  if (!holds) process.exitCode = 1;
} finally {
  if (server) await end(server, 'SIGINT');
  await rm(folder, { recursive: true, force: true });
}
