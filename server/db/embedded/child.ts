import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Account } from './account.ts';

/**
 * How every child process starts: none of our secrets in its environment, English messages, a working directory any
 * user can enter, and its own session, so that Ctrl-C in a terminal reaches only us and we stop the database last.
 */
export const childOptions = (account: Account | undefined): SpawnOptions => ({
  cwd: '/',
  env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' },
  detached: true,
  // `| 0` because spawn takes signed ids and the file system unsigned ones.
  ...(account ? { uid: account.uid | 0, gid: account.gid | 0 } : {}),
});

export type Finished = { succeeded: boolean; output: string };

/** Runs a short command and collects its output. A command that can't even start counts as failed. */
export async function runToEnd(command: string, parameters: string[], account: Account | undefined): Promise<Finished> {
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  try {
    const child = spawn(command, parameters, { ...childOptions(account), stdio: ['pipe', 'pipe', 'pipe'] });
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const [code] = await once(child, 'close');
    return { succeeded: code === 0, output };
  } catch (error) {
    // A missing program arrives as an event, so `once` rejects; a forbidden user switch is thrown by spawn itself.
    return { succeeded: false, output: error instanceof Error ? error.message : String(error) };
  }
}
