import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, accountForCluster, accountForNewCluster, canBecome, give, isRoot } from './account.ts';
import { runToEnd } from './child.ts';
import { writeDurably } from './durable.ts';
import { exists } from './exists.ts';
import type { Log } from './log.ts';
import { foreignOwner, locationLost, noOtherUser, outOfReach, type Refusal } from './refusal.ts';

/** Where the cluster lives and who runs it. The home folder is ours; only its `cluster` belongs to that account. */
export type Home = { ok: true; directory: string; account: Account | undefined };

export const clusterIn = (home: string) => join(home, 'cluster');

// Lasting places (nothing cleans up /var/lib) that every user may traverse, best first.
const reachablePlaces = ['/var/lib', '/Library/Application Support', '/var/tmp'];

export async function chooseHome(dataDir: string, log: Log): Promise<Home | Refusal> {
  const nobody = accountForNewCluster();
  if (nobody && !(await canBecome(nobody))) return noOtherUser(nobody);
  const inPlace = join(dataDir, 'postgres');
  const pointer = join(dataDir, 'postgres.location');
  if (await exists(pointer)) {
    const location = (await readFile(pointer, 'utf8')).trim();
    if (!(await exists(location))) return locationLost(location, pointer);
    log.info(`The database of ${dataDir} is kept in ${location}.`);
    return settleIn(location);
  }
  if (await exists(clusterIn(inPlace))) return settleIn(inPlace);
  await mkdir(inPlace, { recursive: true });
  await chmod(inPlace, nobody ? 0o755 : 0o700);
  if (!nobody || (await canWorkIn(inPlace, nobody))) return { ok: true, directory: inPlace, account: nobody };
  // If it isn't empty, a killed start left something behind. That does no harm.
  await rmdir(inPlace).catch(() => undefined);
  return moveOut(dataDir, pointer, nobody, log);
}

async function settleIn(directory: string): Promise<Home | Refusal> {
  const cluster = clusterIn(directory);
  const present = await exists(cluster);
  if (!isRoot()) {
    const owner = present ? (await stat(cluster)).uid : undefined;
    const foreign = owner !== undefined && owner !== process.getuid?.();
    return foreign ? foreignOwner(cluster, owner) : { ok: true, directory, account: undefined };
  }
  const account = present ? await accountForCluster(cluster) : accountForNewCluster();
  const workable = account && (await (present ? canEnter(cluster, account) : canWorkIn(directory, account)));
  if (account && !workable) return outOfReach(directory, account);
  return { ok: true, directory, account };
}

/** PostgreSQL's user can't traverse a private (0700) parent folder, so the database goes to a place it can reach. */
async function moveOut(dataDir: string, pointer: string, account: Account, log: Log): Promise<Home | Refusal> {
  const prefix = `hearthline-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-`;
  for (const place of reachablePlaces) {
    if (!(await exists(place))) continue;
    const earlier = (await readdir(place)).filter((name) => name.startsWith(prefix));
    const directory = await mkdtemp(join(place, prefix)).catch(() => undefined);
    if (!directory) continue;
    await chmod(directory, 0o755);
    if (await canWorkIn(directory, account)) {
      await writeDurably(pointer, `${directory}\n`);
      log.info(
        `The database of ${dataDir} is kept in ${directory}: PostgreSQL does not run as root, and uid ${account.uid} cannot reach that folder.`,
      );
      for (const name of earlier) {
        log.warn(`${join(place, name)} holds an earlier database of ${dataDir}: delete it if it is no longer needed.`);
      }
      return { ok: true, directory, account };
    }
    await rm(directory, { recursive: true });
  }
  return outOfReach(dataDir, account);
}

/** Tried rather than computed: ACLs, mounts without owners and root squashing only show when you try. */
async function canWorkIn(directory: string, account: Account): Promise<boolean> {
  const probe = await mkdtemp(join(directory, 'probe-'));
  try {
    await give(probe, account);
    return await canEnter(probe, account);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return false;
    throw error;
  } finally {
    await rm(probe, { recursive: true });
  }
}

async function canEnter(directory: string, account: Account): Promise<boolean> {
  return (await runToEnd('/bin/sh', ['-c', 'cd "$0" && test -w .', directory], account)).succeeded;
}
