import { readdir, readFile, stat } from 'node:fs/promises';
import { runToEnd } from './child.ts';

/**
 * The name PostgreSQL shows in the title of each of its processes. Based on the folder's identity rather than its path:
 * a folder moved while a server was running in it is still recognized, and a copy isn't mistaken for it.
 */
export async function clusterName(cluster: string): Promise<string> {
  const { dev, ino } = await stat(cluster);
  return `hearthline-${dev}-${ino}`;
}

/** Every live process of that cluster: the server, and workers that can outlive it for a moment. */
export async function processesOf(name: string, list = listCommands): Promise<number[]> {
  return (await list()).filter(({ command }) => isServer(command, name)).map(({ pid }) => pid);
}

export function isServer(command: string, name: string): boolean {
  if (command.startsWith(`postgres: ${name}: `)) return true;
  const shell = command.startsWith('/bin/sh ') || command.startsWith('setpriv ');
  return !shell && command.includes('/postgres -D ') && `${command} `.includes(` cluster_name=${name} `);
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Alive, but owned by another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

type Command = { pid: number; command: string };

const listCommands = () => (process.platform === 'linux' ? commandsFromProc() : commandsFromPs());

async function commandsFromProc(): Promise<Command[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  return Promise.all(
    pids.map(async (pid) => {
      // The process may have ended since it was listed.
      const raw = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid: Number(pid), command: raw.replaceAll('\0', ' ').trim() };
    }),
  );
}

export async function commandsFromPs(): Promise<Command[]> {
  const { output } = await runToEnd('ps', ['-axww', '-o', 'pid=,command='], undefined);
  return output.split('\n').flatMap((line) => {
    const [, pid, command] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    return pid && command ? [{ pid: Number(pid), command }] : [];
  });
}
