import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Account } from './account.ts';

/**
 * How every child starts: no secrets of ours in its environment, English messages, a folder every user can stand in,
 * and a session of its own so that Ctrl-C in a terminal reaches only us, who then stop the database last.
 */
export const childOptions = (account: Account | undefined): SpawnOptions => ({
  cwd: '/',
  env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' },
  detached: true,
  // `| 0` because spawn takes signed ids and the file system unsigned ones.
  ...(account ? { uid: account.uid | 0, gid: account.gid | 0 } : {}),
});

export type Finished = { succeeded: boolean; output: string };

/** Runs a short command to its end and keeps what it said. A command that cannot even start has failed, too. */
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
    // Missing programs arrive as an event, a forbidden change of user is thrown: `once` rejects for the one, spawn for the other.
    return { succeeded: false, output: error instanceof Error ? error.message : String(error) };
  }
}
