import { readdir, readFile } from 'node:fs/promises';
import { parentOf } from '../../../bench/processor-time.ts';

/** A program and all that it has started, by their process ids. */
export async function familyOf(pid: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map<number, number | undefined>();
  for (const one of all) parents.set(one, await parentOf(one));
  const family = [pid];
  for (const member of family) family.push(...all.filter((one) => parents.get(one) === member));
  return family;
}

/** PostgreSQL's first process, from the file in which it says so. */
export async function postmasterOf(dataDir: string): Promise<number | null> {
  const said = await readFile(`${dataDir}/postmaster.pid`, 'utf8').catch(() => '');
  const pid = Number(said.split('\n', 1)[0]);
  return pid > 0 ? pid : null;
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // One that has ended since it was listed needs no signal.
    }
  }
}
