import { readdir, readFile, stat } from 'node:fs/promises';
import { runToEnd } from './child.ts';

/**
 * The name PostgreSQL carries in the title of each of its processes. Made of the folder's identity, not of its path:
 * a folder that was moved while a server still ran in it is recognised, a copy of it is not mistaken for it.
 */
export async function clusterName(cluster: string): Promise<string> {
  const { dev, ino } = await stat(cluster);
  return `hearthline-${dev}-${ino}`;
}

/** Every living process of that cluster: the server, and the workers that can outlive it for a moment. */
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
    // Alive, but another user's.
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
