import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';
import { isAlive, processesOf } from './processes.ts';

const patience = 10_000;

/**
 * Called while holding the folder's lock, so whatever still serves this cluster has lost its parent. Stops it with an
 * immediate shutdown, which loses nothing acknowledged: the next server recovers from the log.
 */
export async function stopOrphan(cluster: string, name: string, log: Log): Promise<void> {
  const record = join(cluster, 'postmaster.pid');
  const before = await readRecord(record);
  const orphans = await processesOf(name);
  if (orphans.length > 0) {
    log.warn(`Stopping a PostgreSQL left behind in ${cluster} (process ${before?.pid ?? orphans.join(', ')}).`);
    if (before && orphans.includes(before.pid)) signal(before.pid, 'SIGQUIT');
    else for (const pid of orphans) signal(pid, 'SIGKILL');
    await untilGone(name);
  }
  await dropMisleadingRecord(record, before);
}

async function untilGone(name: string): Promise<void> {
  for (const deadline = Date.now() + patience; ; await pause(20)) {
    const left = await processesOf(name);
    if (left.length === 0) return;
    if (Date.now() > deadline) for (const pid of left) signal(pid, 'SIGKILL');
  }
}

type ServerRecord = { pid: number; text: string };

async function readRecord(path: string): Promise<ServerRecord | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? { pid, text } : undefined;
}

/**
 * PostgreSQL clears a pid file whose process is dead. But if another program has since been given that pid, it refuses
 * to start even though nothing serves the cluster. Only such a file is removed here.
 */
async function dropMisleadingRecord(path: string, before: ServerRecord | undefined): Promise<void> {
  const now = await readRecord(path);
  if (now && now.text === before?.text && isAlive(now.pid)) await rm(path);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
