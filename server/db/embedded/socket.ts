import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, give } from './account.ts';
import { renameDurably, writeDurably } from './durable.ts';

/** The shortest that a system lets the path of a socket be at most is macOS's, its closing zero included. */
const longestPath = 104;
const longestName = '.s.PGSQL.65535';

/** The cluster's own folder, which nobody else may enter; none where its path is too long for a socket. */
export const socketFolder = (cluster: string): string | undefined =>
  Buffer.byteLength(join(cluster, longestName)) < longestPath ? cluster : undefined;

/** The folder as a setting, which is a list: quoted, so that a comma in a name is part of it. */
export const socketSetting = (folder: string | undefined): string =>
  folder === undefined ? '' : `"${folder.replaceAll('"', '""')}"`;

/** What a killed server left. Its name has the number of its port, and the next one has another. */
export async function removeSockets(cluster: string): Promise<void> {
  for (const name of await readdir(cluster)) {
    if (/^\.s\.PGSQL\.\d+(\.lock)?$/.test(name)) await rm(join(cluster, name), { force: true });
  }
}

/** A cluster made before there were sockets turns away whoever comes by one: now it asks for the password. */
export async function admitBySocket(cluster: string, account: Account | undefined): Promise<void> {
  const rules = join(cluster, 'pg_hba.conf');
  const before = await readFile(rules, 'utf8');
  const after = before.replace(/^(local\s+all\s+all\s+)reject$/m, '$1scram-sha-256');
  if (after === before) return;
  // Whole and the server's own before it takes the old one's place.
  const draft = `${rules}.admitting`;
  await writeDurably(draft, after);
  await give(draft, account);
  await renameDurably(draft, rules);
}
