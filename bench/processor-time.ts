import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

/** Processor time that a process has used, in milliseconds: a busy machine does not change it. */
export async function processorTime({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}
