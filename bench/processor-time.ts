import { readdir, readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

/** CPU time a process has used, in milliseconds. Other load on the machine doesn't affect it. */
export const processorTime = async ({ pid }: { pid?: number | undefined }): Promise<number> =>
  (await statOf(String(pid)))?.own ?? Number.NaN;

/** The same for a process and its children, including those that have exited: PostgreSQL runs one per connection. */
export async function familyTime(pid: number): Promise<number> {
  const head = await statOf(String(pid));
  if (!head) return Number.NaN;
  let sum = head.own + head.ended;
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await statOf(name) : null;
    if (stat?.parent === pid) sum += stat.own;
  }
  return sum;
}

export const parentOf = async (pid: number): Promise<number | undefined> => (await statOf(String(pid)))?.parent;

/** Null if it has exited in the meantime. */
async function statOf(pid: string): Promise<{ parent: number; own: number; ended: number } | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = (from: number) => (((fields[from] ?? 0) + (fields[from + 1] ?? 0)) / ticksPerSecond) * 1000;
  return { parent: fields[1] ?? 0, own: ticks(11), ended: ticks(13) };
}
