import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runToEnd } from './child.ts';

/** The operating-system user PostgreSQL runs as; none when the program is not root and it simply runs as us. */
export type Account = { uid: number; gid: number };

// PostgreSQL refuses root. These ids stand for "nobody" and exist without a user being created on the host;
// macOS counts its own nobody from the other end.
const nobody: Account =
  process.platform === 'darwin' ? { uid: 4_294_967_294, gid: 4_294_967_294 } : { uid: 65_534, gid: 65_534 };

export const isRoot = () => process.getuid?.() === 0;

export const accountForNewCluster = (): Account | undefined => (isRoot() ? nobody : undefined);

/** As root an existing cluster keeps its owner, since PostgreSQL insists on owning its folder. */
export async function accountForCluster(cluster: string): Promise<Account | undefined> {
  if (!isRoot()) return undefined;
  const { uid, gid } = await stat(cluster);
  if (uid !== 0) return { uid, gid };
  // A backup restored by root lost its owner.
  await chownTree(cluster, nobody);
  return nobody;
}

/** A root inside a container may lack the right, or the other user may not exist there at all. */
export const canBecome = async (account: Account): Promise<boolean> =>
  (await runToEnd('/bin/sh', ['-c', 'exit 0'], account)).succeeded;

async function chownTree(directory: string, account: Account): Promise<void> {
  await chown(directory, account.uid, account.gid);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}

export async function give(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}
