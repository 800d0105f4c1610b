import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, give } from './account.ts';
import { renameDurably, writeDurably } from './durable.ts';

/** The shortest limit on a socket path is macOS's: 104 bytes including the terminating zero. */
const longestPath = 104;
const longestName = '.s.PGSQL.65535';

/** The cluster's own folder, which no other user can enter; undefined if its path is too long for a socket. */
export const socketFolder = (cluster: string): string | undefined =>
  Buffer.byteLength(join(cluster, longestName)) < longestPath ? cluster : undefined;

/** The folder as a PostgreSQL setting, which is a list: quoted, so that a comma in a name doesn't split it. */
export const socketSetting = (folder: string | undefined): string =>
  folder === undefined ? '' : `"${folder.replaceAll('"', '""')}"`;

/** Removes sockets a killed server left. The name includes the port, so the next server wouldn't reuse it. */
export async function removeSockets(cluster: string): Promise<void> {
  for (const name of await readdir(cluster)) {
    if (/^\.s\.PGSQL\.\d+(\.lock)?$/.test(name)) await rm(join(cluster, name), { force: true });
  }
}

/** A cluster created before we used sockets rejects them. This makes it ask for the password instead. */
export async function admitBySocket(cluster: string, account: Account | undefined): Promise<void> {
  const rules = join(cluster, 'pg_hba.conf');
  const before = await readFile(rules, 'utf8');
  const after = before.replace(/^(local\s+all\s+all\s+)reject$/m, '$1scram-sha-256');
  if (after === before) return;
  // Complete and owned by the server before it replaces the old file.
  const draft = `${rules}.admitting`;
  await writeDurably(draft, after);
  await give(draft, account);
  await renameDurably(draft, rules);
}
