import { access, constants, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { held, noLocks, type Refusal } from './refusal.ts';

export type Lock = { ok: true; release(): void };

// Keep every connection here: a lock would end when its connection is garbage-collected.
const locks = new Set<DatabaseSync>();

const busy = 5;

/**
 * One process per folder. Node has no file locks, so we borrow SQLite's on an empty file. The kernel holds the lock and
 * drops it with the process, however it dies, and two starts can never both have it.
 */
export async function takeLock(directory: string): Promise<Lock | Refusal> {
  const holderFile = join(directory, 'postgres.holder');
  const path = join(directory, 'postgres.lock');
  await createOnce(path);
  // A predecessor that was just killed may need a moment to disappear.
  for (const deadline = Date.now() + 1000; ; await pause(25)) {
    const connection = tryLock(path);
    if (connection && 'ok' in connection) return connection;
    if (connection) {
      locks.add(connection);
      const release = () => {
        if (locks.delete(connection)) connection.close();
      };
      try {
        await writeFile(holderFile, `${process.pid}\n`);
      } catch (error) {
        release();
        throw error;
      }
      return { ok: true, release };
    }
    if (Date.now() > deadline) return held(directory, await readHolder(holderFile));
  }
}

/** Opening and closing the file would drop a lock this process holds on it. Create it once and never open it again. */
async function createOnce(path: string): Promise<void> {
  try {
    const file = await open(path, 'ax', 0o600);
    await file.close();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    await access(path, constants.R_OK | constants.W_OK);
  }
}

function tryLock(path: string): DatabaseSync | Refusal | undefined {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(path);
    connection.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return connection;
  } catch (error) {
    connection?.close();
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    return error.errcode === busy ? undefined : noLocks(path, error.message);
  }
}

async function readHolder(path: string): Promise<number | undefined> {
  const pid = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10);
  return Number.isInteger(pid) ? pid : undefined;
}
