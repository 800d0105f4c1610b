import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../tests/setup/database.ts';
import { projectRoot } from '../root.ts';
import { ask, migrationsOf, tablesOf, writeMigrations } from './migrate.test-data.ts';
import { type Migrated, migrateDatabase, tooOld } from './migrate.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function inAnotherProcess(url: string, folder?: string) {
  const program = join(projectRoot, 'tests/faults/migrate-once.ts');
  const args = [program, url, ...(folder ? [folder] : [join(projectRoot, 'server/db/migrations')])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const said = text(child.stdout).then((line) => (line ? (JSON.parse(line) as Migrated) : null));
  return { child, said };
}

/** Connections in this database that are still running the migration's sleep. */
const asleep = `from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep(100000)'`;
/** Who waits in this database for a table, or for an advisory lock. */
const waitsFor = (type: 'relation' | 'advisory') => `select 1 from pg_locks
  where not granted and locktype = '${type}'
    and database = (select oid from pg_database where datname = current_database())`;
const first = 'create table first_table (id int primary key)';

const validIndexes = async (url: string) =>
  (await ask<{ name: string }>(url, 'select indexrelid::regclass::text as name from pg_index where indisvalid')).map(
    ({ name }) => name,
  );

describe('a migration', () => {
  test('makes a fresh database whole, and finds nothing to do the second time', async () => {
    const url = await createEmptyDatabase();
    const made = await migrateDatabase(url);
    expect(made).toMatchObject({ ok: true });
    expect(made.ok && made.applied).toBeGreaterThan(0);
    expect(await tablesOf(url)).toEqual(expect.arrayContaining(['account', 'survey', 'outbox', 'audit', 'migration']));
    expect(await migrateDatabase(url)).toEqual({ ok: true, applied: 0 });
  });

  test('by two processes at once is made once', async () => {
    const url = await createEmptyDatabase();
    const both = await Promise.all([inAnotherProcess(url).said, inAnotherProcess(url).said]);
    const applied = both.map((done) => (done?.ok ? done.applied : null)).sort();
    const [{ count } = { count: 0 }] = await ask<{ count: number }>(url, 'select count(*)::int from migration');
    expect(applied).toEqual([0, count]);
  });

  test('that fails in its middle leaves nothing half done, says why, and the mended one completes', async () => {
    const url = await createEmptyDatabase();
    const breakpoint = '\n--> statement-breakpoint\n';
    const broken = `create table second_table ()${breakpoint}insert into nowhere values ('private')`;
    const folder = await migrationsOf([first, broken]);
    expect(await migrateDatabase(url, { folder })).toEqual({
      ok: false,
      reason: 'failed',
      message:
        'The database could not be brought up to this version: relation "nowhere" does not exist. It works as it did before.',
    });
    expect(await tablesOf(url)).toEqual(['migration']);
    await writeMigrations(folder, [first, 'create table second_table ()']);
    expect(await migrateDatabase(url, { folder })).toEqual({ ok: true, applied: 2 });
    expect(await tablesOf(url)).toEqual(['first_table', 'migration', 'second_table']);
  });

  test('killed in its middle leaves nothing half done, and the next start completes', async () => {
    const url = await createEmptyDatabase();
    const folder = await migrationsOf([first]);
    await migrateDatabase(url, { folder });
    const breakpoint = '\n--> statement-breakpoint\n';
    await writeMigrations(folder, [first, `create table second_table ()${breakpoint}select pg_sleep(100000)`]);
    const { child } = inAnotherProcess(url, folder);
    await expect.poll(() => ask(url, `select ${asleep}`), { timeout: 600_000 }).toHaveLength(1);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    expect(await tablesOf(url)).toEqual(['first_table', 'migration']);
    await writeMigrations(folder, [first, 'create table second_table ()']);
    expect(await migrateDatabase(url, { folder })).toEqual({ ok: true, applied: 1 });
    expect(await tablesOf(url)).toEqual(['first_table', 'migration', 'second_table']);
  });

  test.each([
    ['newer', [first, '-- contract: takes away what the older one reads\ncreate table second_table ()'], [first]],
    ['other', ['create table another ()'], []],
  ])('a %s version’s database is refused and changes nothing', async (_, theirs, ours) => {
    const url = await createEmptyDatabase();
    await migrateDatabase(url, { folder: await migrationsOf(theirs) });
    const before = await tablesOf(url);
    expect(await migrateDatabase(url, { folder: await migrationsOf(ours) })).toEqual({
      ok: false,
      reason: 'other-version',
      message:
        'This database was made by a newer version of Hearthline, or by another one. Start that version, or point DATA_DIR or DATABASE_URL elsewhere.',
    });
    expect(await tablesOf(url)).toEqual(before);
  });

  test('of a newer version that only added to the schema lets the older one start, and go back and forth', async () => {
    const url = await createEmptyDatabase();
    const contract = '-- contract: the one before it can’t follow\ncreate table second_table ()';
    const older = await migrationsOf([first, contract]);
    const newer = await migrationsOf([first, contract, 'create table third_table ()']);
    expect(await migrateDatabase(url, { folder: older })).toEqual({ ok: true, applied: 2 });
    expect(await migrateDatabase(url, { folder: newer })).toEqual({ ok: true, applied: 1 });
    for (const folder of [older, newer, older])
      expect(await migrateDatabase(url, { folder })).toMatchObject({ applied: 0 });
    expect(await tablesOf(url)).toEqual(['first_table', 'migration', 'second_table', 'third_table']);
    const before = await migrationsOf([first]);
    expect(await migrateDatabase(url, { folder: before })).toMatchObject({ ok: false, reason: 'other-version' });
  });

  test('waits briefly for a table in use and tries again; customers are served in between', async () => {
    const url = await createEmptyDatabase();
    const folder = await migrationsOf([first]);
    await migrateDatabase(url, { folder });
    await writeMigrations(folder, [first, 'alter table first_table add column more int']);
    const busy = new Client({ connectionString: url });
    await busy.connect();
    await busy.query('begin');
    await busy.query('lock table first_table in access share mode');
    const given = { folder, lockSeconds: 0.05 };
    expect(await migrateDatabase(url, { ...given, tries: 2 })).toMatchObject({ ok: false, reason: 'failed' });
    const migrating = migrateDatabase(url, { ...given, tries: 10_000 });
    await ask(url, 'select * from first_table');
    await busy.query('commit');
    await busy.end();
    expect(await migrating).toEqual({ ok: true, applied: 1 });
  });

  test('ends in the place of a customer when the two wait for each other, and tries again', async () => {
    const url = await createEmptyDatabase();
    const second = 'create table second_table (id int)';
    const folder = await migrationsOf([first, second]);
    await migrateDatabase(url, { folder });
    const [one, two] = ['first', 'second'].map((table) => `alter table ${table}_table add column more int`);
    const change = [one, 'select pg_advisory_xact_lock(7)', two].join('\n--> statement-breakpoint\n');
    await writeMigrations(folder, [first, second, change]);
    const [gate, customer] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
    await Promise.all([gate.connect(), customer.connect()]);
    await gate.query('select pg_advisory_lock(7)');
    await customer.query(`begin; set local deadlock_timeout = '1h'; lock table second_table in access share mode`);
    const migrating = migrateDatabase(url, { folder, lockSeconds: 3600, tries: 2 });
    await expect.poll(() => ask(url, waitsFor('advisory')), { timeout: 600_000 }).toHaveLength(1);
    const bought = customer.query('select * from first_table');
    await expect.poll(() => ask(url, waitsFor('relation')), { timeout: 600_000 }).toHaveLength(1);
    await gate.end();
    expect((await bought).rows).toEqual([]);
    await customer.query('commit');
    await customer.end();
    expect(await migrating).toEqual({ ok: true, applied: 1 });
  });

  test('of a running shop keeps no table longer than its own transaction', async () => {
    const url = await createEmptyDatabase();
    const second = 'create table second_table (id int)';
    const folder = await migrationsOf([first, second]);
    await migrateDatabase(url, { folder });
    const changes = ['first', 'second'].map((table) => `alter table ${table}_table add column more int`);
    await writeMigrations(folder, [first, second, ...changes]);
    const busy = new Client({ connectionString: url });
    await busy.connect();
    await busy.query('begin; lock table second_table in access share mode');
    const migrating = migrateDatabase(url, { folder, lockSeconds: 60 });
    await expect.poll(() => ask(url, waitsFor('relation')), { timeout: 600_000 }).toHaveLength(1);
    expect(await ask(url, 'select more from first_table')).toEqual([]);
    await busy.query('commit');
    await busy.end();
    expect(await migrating).toEqual({ ok: true, applied: 2 });
  });

  test('builds an index while the shop reads and writes on, and a start meanwhile waits for it', async () => {
    const url = await createEmptyDatabase();
    const index =
      '-- concurrently: customers write to it\ncreate index concurrently if not exists "first_index" on first_table (id)';
    const folder = await migrationsOf([first]);
    await migrateDatabase(url, { folder });
    const busy = new Client({ connectionString: url });
    await busy.connect();
    await busy.query('begin; insert into first_table values (1)');
    await writeMigrations(folder, [first, index, 'alter table first_table add column more int']);
    const migrating = migrateDatabase(url, { folder });
    const building = `from pg_stat_activity where datname = current_database() and query like '%index concurrently%'
      and pid <> pg_backend_pid() and wait_event_type = 'Lock'`;
    await expect.poll(() => ask(url, `select 1 ${building}`), { timeout: 600_000 }).toHaveLength(1);
    const alsoStarting = migrateDatabase(url, { folder });
    await ask(url, 'insert into first_table values (2)');
    await busy.query('commit');
    await busy.end();
    expect(await migrating).toEqual({ ok: true, applied: 2 });
    expect(await alsoStarting).toEqual({ ok: true, applied: 0 });
    expect(await validIndexes(url)).toContain('first_index');
  });

  test('builds an index again that an interrupted build left unfinished', async () => {
    const url = await createEmptyDatabase();
    const folder = await migrationsOf([
      first,
      'create table second_table (id int)',
      'insert into second_table values (1), (1)',
    ]);
    await migrateDatabase(url, { folder });
    const unique =
      '-- concurrently: customers write to it\ncreate unique index concurrently if not exists "second_key" on second_table (id)';
    const all = [first, 'create table second_table (id int)', 'insert into second_table values (1), (1)', unique];
    await writeMigrations(folder, all);
    expect(await migrateDatabase(url, { folder })).toMatchObject({ ok: false, reason: 'failed' });
    expect(await validIndexes(url)).not.toContain('second_key');
    await ask(url, 'delete from second_table');
    expect(await migrateDatabase(url, { folder })).toEqual({ ok: true, applied: 1 });
    expect(await validIndexes(url)).toContain('second_key');
  });

  test('that is marked “concurrently” and does something else is refused', async () => {
    const url = await createEmptyDatabase();
    const folder = await migrationsOf([first, '-- concurrently: no\ncreate table second_table ()']);
    expect(await migrateDatabase(url, { folder })).toMatchObject({
      ok: false,
      message: expect.stringContaining('can only have statements such as create index concurrently'),
    });
    expect(await tablesOf(url)).toEqual(['first_table', 'migration']);
  });

  test('gives up on a database that takes the connection and never says a word', async () => {
    const open = new Set<Socket>();
    const silent = createServer((socket) => open.add(socket));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const url = `postgres://shop@127.0.0.1:${port}/shop`;
    expect(await migrateDatabase(url, { connectSeconds: 0.2 })).toMatchObject({ ok: false, reason: 'unreachable' });
    for (const socket of open) socket.destroy();
    silent.close();
  });

  test('of a database that is not there says where it looked, and not with which password', async () => {
    const url = new URL(await createEmptyDatabase());
    url.pathname = 'not-there';
    const outcome = await migrateDatabase(url.href);
    expect(outcome).toMatchObject({ ok: false, reason: 'unreachable' });
    const { message } = outcome.ok ? { message: '' } : outcome;
    expect(message).toContain(`The database at ${url.host}/not-there cannot be used: `);
    expect(message).toContain('does not exist. Check DATABASE_URL');
    if (url.password) expect(message).not.toContain(url.password);
    const refused = await migrateDatabase('postgres://someone:secret@127.0.0.1:1/hearthline');
    expect(refused.ok ? '' : refused.message).toMatch(
      /^The database at 127\.0\.0\.1:1\/hearthline cannot be used: .*ECONNREFUSED/,
    );
  });
});

test('an older PostgreSQL than we have tried is named, with what to do; one we tried, or a newer one, is not', () => {
  expect(tooOld('14.9 (Debian 14.9-1)')).toBe(
    'The database is PostgreSQL 14.9. Hearthline needs 15 or newer: upgrade it, or point DATABASE_URL to a newer one.',
  );
  expect(tooOld('9.6.24')).toContain('PostgreSQL 9.6.24');
  for (const version of ['15.19 (Debian 15.19-0+deb12u1)', '18.4', '19beta1']) expect(tooOld(version)).toBeNull();
});
