import { mkdir, realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';
import { chooseHome } from './choose-home.ts';
import { initialise, superuser } from './initialise.ts';
import { locateBinaries } from './locate-binaries.ts';
import { type Lock, takeLock } from './lock.ts';
import type { Log } from './log.ts';
import { stopOrphan } from './orphan.ts';
import { clusterName } from './processes.ts';
import { fromError, type Refusal } from './refusal.ts';
import { type Running, run, type Settings } from './run.ts';
import { admitBySocket, removeSockets } from './socket.ts';
import { strongestTie, type Tie } from './tie.ts';

const fastShutdown = 8_000;
const immediateShutdown = 5_000;

/** A running server either stops on request or dies. Either way, nothing of it is left before the lock is released. */
function stopper(
  running: Running,
  { cluster, name, log }: { cluster: string; name: string; log: Log },
  release: () => void,
): { stop(): Promise<void>; failure: Promise<string> } {
  let stopping: Promise<void> | undefined;

  const gone = running.ended.then(async (said) => {
    await stopOrphan(cluster, name, log);
    release();
    return said;
  });

  async function shutDown(): Promise<void> {
    // Cuts connections and writes everything out. A hanging disk must not keep us here.
    running.signal('INT');
    const impatient = setTimeout(() => running.signal('QUIT'), fastShutdown);
    const brutal = setTimeout(() => running.signal('KILL'), fastShutdown + immediateShutdown);
    await gone;
    clearTimeout(impatient);
    clearTimeout(brutal);
  }

  const failure = new Promise<string>((resolve, reject) => {
    gone.then((said) => {
      if (stopping) return;
      const message = `The embedded PostgreSQL in ${cluster} ended by itself. It said last:\n${said}`;
      log.error(message);
      resolve(message);
    }, reject);
  });

  return {
    failure,
    stop: () => {
      stopping ??= shutDown();
      return stopping;
    },
  };
}

export type EmbeddedPostgres = {
  ok: true;
  /** The program's own database. */
  url: string;
  /** The `postgres` database of the same cluster, used to create and drop others. */
  adminUrl: string;
  /** The folder that holds the cluster: inside the data folder, or where the log says. */
  directory: string;
  /** Resolves with a sentence and the server's last lines if it ends without being asked to. */
  failure: Promise<string>;
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  log: Log;
  databaseName?: string;
  /** Server settings on top of ours, such as `fsync: 'off'` for a throwaway test cluster. */
  settings?: Settings;
  /** How the server is kept from outliving us; by default the strongest way this system supports. */
  tie?: Tie;
};

export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres | Refusal> {
  const locks: Lock[] = [];
  const release = () => {
    for (const lock of locks.toReversed()) lock.release();
  };
  try {
    const outcome = await startLocked(options, locks, release);
    if (!outcome.ok) release();
    return outcome;
  } catch (error) {
    release();
    const refusal = fromError(error, options.dataDir);
    if (refusal) return refusal;
    throw error;
  }
}

async function startLocked(options: Options, locks: Lock[], release: () => void): Promise<EmbeddedPostgres | Refusal> {
  const { log, databaseName = 'hearthline', settings = {} } = options;
  await mkdir(resolve(options.dataDir), { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const lock = await takeLock(dataDir);
  if (!lock.ok) return lock;
  locks.push(lock);

  const home = await chooseHome(dataDir, log);
  if (!home.ok) return home;
  // A copied data folder points to the same database as its original.
  const homeLock = await takeLock(home.directory);
  if (!homeLock.ok) return homeLock;
  locks.push(homeLock);

  const binaries = await locateBinaries(home.directory, home.account);
  if (!binaries.ok) return binaries;
  const tie = options.tie ?? (await strongestTie());
  const cluster = await initialise(home, binaries, tie, settings.fsync !== 'off');
  if (!cluster.ok) return cluster;
  const name = await clusterName(cluster.directory);
  await stopOrphan(cluster.directory, name, log);
  await removeSockets(cluster.directory);
  await admitBySocket(cluster.directory, home.account);

  const server = {
    binaries: binaries.directory,
    cluster: cluster.directory,
    name,
    account: home.account,
    tie,
    settings,
    log,
  };
  const running = await run(server);
  if (!running.ok) return running;
  const { stop, failure } = stopper(running, server, release);

  // Prefer the socket: it takes about 5% less time on both sides than the port.
  const through = running.socket === undefined ? '' : `?host=${encodeURIComponent(running.socket)}`;
  const urlOf = (database: string) =>
    `postgresql://${superuser}:${cluster.password}@127.0.0.1:${running.port}/${encodeURIComponent(database)}${through}`;
  try {
    await ensureDatabase(urlOf('postgres'), databaseName);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ok: true, url: urlOf(databaseName), adminUrl: urlOf('postgres'), directory: home.directory, failure, stop };
}

export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
