import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterIn } from '#server/db/embedded/choose-home.ts';
import { clusterName, processesOf } from '#server/db/embedded/processes.ts';
import { projectRoot } from '#server/root.ts';
import { afterThisFile } from '../setup/after-file.ts';

/** A data folder of a test's own that PostgreSQL's user can reach. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthline-process-'));
  await chmod(folder, 0o755);
  afterThisFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface Shop {
  process: ChildProcess;
  /** Where it is open, once it says so; null when it ended instead. */
  opened: Promise<string | null>;
  /** Its exit code, and all it said by then. */
  ended: Promise<{ code: number | null; said: string; complained: string }>;
}

/** The built server, as `npm start` runs it, with no setting but the given ones; it makes no pictures ahead. */
export const startShop = (settings: Record<string, string>): Shop =>
  start(process.execPath, [join(projectRoot, 'build/server/main.js')], settings);

/** One of its commands, such as `backup`, without any source. */
export const runBuilt = (args: string[], settings: Record<string, string>): Shop['ended'] =>
  start(process.execPath, [join(projectRoot, 'build/server/main.js'), ...args], settings).ended;

/** With npm in between, as a person starts it. */
export const startByNpm = (settings: Record<string, string>): Shop => start('npm', ['start'], settings);

function start(program: string, args: string[], settings: Record<string, string>): Shop {
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: {
      ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_ENV: 'production' },
      PICTURES_AHEAD: 'no',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const ended = new Promise<Awaited<Shop['ended']>>((resolve) => {
    child.once('close', (code) => resolve({ code, said, complained }));
  });
  afterThisFile(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const opened = new Promise<string | null>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const origin = /open at (\S+)/.exec(said)?.[1];
      if (origin) resolve(origin);
    });
    void ended.then(() => resolve(null));
  });
  return { process: child, opened, ended };
}

/** Server and database at one blow, so that neither sees the other die. */
export async function killNine(shop: Shop, dataDir: string): Promise<void> {
  const database = await processesOf(await clusterName(clusterIn(join(dataDir, 'postgres'))));
  shop.process.kill('SIGSTOP');
  for (const pid of database) killHard(pid);
  shop.process.kill('SIGKILL');
  await shop.ended;
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // A worker of the database that has ended since it was listed is as dead as we want it.
  }
}
