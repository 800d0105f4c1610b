import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterIn } from './choose-home.ts';
import { exists } from './exists.ts';
import { superuser } from './initialise.ts';

/** The line of PostgreSQL's own file that says on which port it listens. */
const portLine = 3;

/** The address of the embedded database of a shop that is running on this data folder. Null if none is. */
export async function reachEmbedded(dataDir: string, databaseName = 'hearthline'): Promise<string | null> {
  const pointer = join(dataDir, 'postgres.location');
  const home = (await exists(pointer)) ? (await readFile(pointer, 'utf8')).trim() : join(dataDir, 'postgres');
  const pidFile = join(clusterIn(home), 'postmaster.pid');
  if (!(await exists(pidFile))) return null;
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  const port = Number((await readFile(pidFile, 'utf8')).split('\n')[portLine]);
  if (!Number.isInteger(port)) return null;
  return `postgresql://${superuser}:${password}@127.0.0.1:${port}/${encodeURIComponent(databaseName)}`;
}
