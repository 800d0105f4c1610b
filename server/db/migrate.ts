import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { projectRoot } from '../root.ts';
import { appliedTimes, applyMigrations, type Patience } from './apply-migrations.ts';
import { locks } from './one-at-a-time.ts';
import { poolerRefusal } from './pooler-problem.ts';

export type Migrated =
  | { ok: true; applied: number }
  | { ok: false; reason: 'unreachable' | 'too-old' | 'other-version' | 'half-restored' | 'failed'; message: string };

export interface MigrationSettings extends Partial<Patience> {
  folder?: string;
  /** How long the database may take to answer at all. */
  connectSeconds?: number;
  /** A restore is filling this database. Anyone else has to keep away from it. */
  forRestore?: boolean;
}

/** This schema exists from the beginning of a restore to its end. */
export const restoring = 'restoring';

/**
 * Brings a database up to this version under one lock, so two processes starting together don't race. An interrupted run
 * leaves nothing half done that a shop could come across, and the next one goes on.
 */
export async function migrateDatabase(url: string, settings: MigrationSettings = {}): Promise<Migrated> {
  const {
    folder = join(projectRoot, 'server/db/migrations'),
    lockSeconds = 0.3,
    tries = 200,
    connectSeconds = 20,
    forRestore = false,
  } = settings;
  const client = new Client({
    ...{ connectionString: url, application_name: 'hearthline migrate', keepAlive: true },
    connectionTimeoutMillis: connectSeconds * 1000,
    // A pooler refuses this, and must: the lock and the settings of this session would stay with whatever it gives us.
    idle_in_transaction_session_timeout: 60_000,
  });
  // A broken connection also fails the running query, and that error is reported.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const pooler = poolerRefusal(reasonOf(error));
    if (pooler) return { ok: false, reason: 'unreachable', message: pooler };
    const message = `The database at ${placeOf(url)} cannot be used: ${reasonOf(error)}. Check DATABASE_URL, and that it runs.`;
    return { ok: false, reason: 'unreachable', message };
  }
  try {
    const old = tooOld(await serverVersion(client));
    if (old) return { ok: false, reason: 'too-old', message: old };
    if (!forRestore && (await isHalfRestored(client))) {
      const message =
        'A restore into this database was interrupted, or is under way. Run `restore` again to finish it.';
      return { ok: false, reason: 'half-restored', message };
    }
    return await migrateOn(client, { folder, lockSeconds, tries });
  } catch (error) {
    const message = `The database could not be brought up to this version: ${reasonOf(error)}. It works as it did before.`;
    return { ok: false, reason: 'failed', message };
  } finally {
    await client.query('discard all').catch(() => undefined);
    await client.end();
  }
}

const isHalfRestored = async (client: Client): Promise<boolean> =>
  (await client.query('select to_regnamespace($1) is not null as half', [restoring])).rows[0]?.half === true;

async function migrateOn(client: Client, given: Patience & { folder: string }): Promise<Migrated> {
  const { folder, ...patience } = given;
  // If this process is killed, the server aborts the statement and releases the lock. Not every system supports this.
  await client.query(`set client_connection_check_interval = '2s'`).catch(() => undefined);
  // Where a migration closes a circle of waiting, it's the one to notice, and not a customer. Needs a superuser.
  await client.query(`set deadlock_timeout = '20ms'`).catch(() => undefined);
  await takeLock(client);
  const journal = journalOf(folder);
  const known = new Set(journal.map(({ when }) => when));
  const before = await appliedTimes(client);
  if (before.some((time) => !known.has(time))) {
    if (await isNewerButReadable(client, known, before)) return { ok: true, applied: 0 };
    const message =
      'This database was made by a newer version of Hearthline, or by another one. Start that version, or point DATA_DIR or DATABASE_URL elsewhere.';
    return { ok: false, reason: 'other-version', message };
  }
  // Before as well: a crash in between must not leave a floor that is too low.
  if (before.length > 0) await writeFloor(client, folder, journal);
  await applyMigrations(client, folder, patience);
  await writeFloor(client, folder, journal);
  return { ok: true, applied: (await appliedTimes(client)).length - before.length };
}

const betweenLooksMs = 100;

/** Asks again and again: a statement that waits for the lock would keep an index from being built concurrently. */
async function takeLock(client: Client): Promise<void> {
  const take = 'select pg_try_advisory_lock($1) as held';
  while (!(await client.query<{ held: boolean }>(take, [locks.migration])).rows[0]?.held) await pause(betweenLooksMs);
}

/** The whole suite runs on the newest; the database tests have also run on the oldest (`tests/README.md`). */
const oldestMajor = 15;

const serverVersion = async (client: Client): Promise<string> =>
  (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '';

/** A sentence if this PostgreSQL is older than any we've tried, as `show server_version` names it: “14.9 (Debian …)”. */
export function tooOld(version: string): string | null {
  if (Number.parseInt(version, 10) >= oldestMajor) return null;
  return `The database is PostgreSQL ${version.split(' ')[0]}. Hearthline needs ${oldestMajor} or newer: upgrade it, or point DATABASE_URL to a newer one.`;
}

/** The database's host and name only: the rest of the URL is secret. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(url);
  return (host || 'the local socket') + pathname;
}

/** The database's own message, without the statement that failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error.message.replace(/\.$/, '');
}

/**
 * A newer version may have added to the schema what this one doesn't know and doesn't need: during a rolling deploy, and
 * after going back from one. The newest migration that took something away is the floor: a version that knows it can
 * run. It's written down with the table of migrations, because only the newer version can tell.
 */
async function isNewerButReadable(client: Client, known: Set<number>, applied: readonly number[]): Promise<boolean> {
  const { rows } = await client.query<{ floor: string | null }>(
    `select obj_description(to_regclass('public.migration'), 'pg_class') as floor`,
  );
  const floor = floorText.exec(rows[0]?.floor ?? '')?.[1];
  const there = new Set(applied);
  return floor !== undefined && known.has(Number(floor)) && [...known].every((time) => there.has(time));
}

const floorText = /^floor (\d+)$/;

/** A migration that an older version can't live with says so in a line of its own. */
const contracts = /^-- contract\b/m;

async function writeFloor(client: Client, folder: string, journal: readonly Migration[]): Promise<void> {
  const isContract = ({ tag }: Migration) => contracts.test(readFileSync(join(folder, `${tag}.sql`), 'utf8'));
  const floor = journal.findLast(isContract) ?? journal[0];
  if (!floor) return;
  const text = `floor ${floor.when}`;
  const { rows } = await client.query<{ floor: string | null }>(
    `select obj_description(to_regclass('public.migration'), 'pg_class') as floor`,
  );
  if (rows[0]?.floor !== text) await client.query(`comment on table public.migration is '${text}'`);
}

interface Migration {
  when: number;
  tag: string;
}

function journalOf(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: Migration[];
  };
  return journal.entries;
}
