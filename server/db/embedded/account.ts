import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The operating-system user PostgreSQL runs as; none when the program is not root and it simply runs as us. */
export type Account = { uid: number; gid: number };

// PostgreSQL refuses root. These ids stand for "nobody" and exist without a user being created on the host;
// macOS counts its own nobody from the other end.
const nobody: Account =
  process.platform === 'darwin' ? { uid: 4_294_967_294, gid: 4_294_967_294 } : { uid: 65_534, gid: 65_534 };

export const ownUid = () => process.getuid?.() ?? 0;

export const accountForNewCluster = (): Account | undefined => (ownUid() === 0 ? nobody : undefined);

/** As root an existing cluster keeps its owner, since PostgreSQL insists on owning its folder. */
export async function accountForCluster(cluster: string): Promise<Account | undefined> {
  if (ownUid() !== 0) return undefined;
  const { uid, gid } = await stat(cluster);
  if (uid !== 0) return { uid, gid };
  // A backup restored by root lost its owner.
  await chownTree(cluster, nobody);
  return nobody;
}

async function chownTree(directory: string, account: Account): Promise<void> {
  await chown(directory, account.uid, account.gid);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}

export async function give(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}
