import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runToEnd } from './child.ts';

/** The operating-system user PostgreSQL runs as; undefined if we aren't root, and then it runs as us. */
export type Account = { uid: number; gid: number };

// PostgreSQL refuses to run as root. These ids mean "nobody" and work without creating a user on the host; macOS has
// its own value for nobody.
const nobody: Account =
  process.platform === 'darwin' ? { uid: 4_294_967_294, gid: 4_294_967_294 } : { uid: 65_534, gid: 65_534 };

export const isRoot = () => process.getuid?.() === 0;

export const accountForNewCluster = (): Account | undefined => (isRoot() ? nobody : undefined);

/** As root, keep an existing cluster's owner, because PostgreSQL insists on owning its folder. */
export async function accountForCluster(cluster: string): Promise<Account | undefined> {
  if (!isRoot()) return undefined;
  const { uid, gid } = await stat(cluster);
  if (uid !== 0) return { uid, gid };
  // A backup restored by root has lost its owner.
  await chownTree(cluster, nobody);
  return nobody;
}

/** Root inside a container may lack the right to switch users, or the other user may not exist there. */
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
