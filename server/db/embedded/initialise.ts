import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { give } from './account.ts';
import { runToEnd } from './child.ts';
import { clusterIn, type Home } from './choose-home.ts';
import { renameDurably, writeDurably } from './durable.ts';
import { exists } from './exists.ts';
import type { Binaries } from './locate-binaries.ts';
import { fromOutput, notACluster, passwordLost, type Refusal, wrongVersion } from './refusal.ts';
import { type Tie, tied } from './tie.ts';

export const superuser = 'hearthline';

export type Cluster = { ok: true; directory: string; password: string };

/**
 * Opens the existing cluster or creates one. A new cluster is built in a draft folder and moved into place whole, so no
 * start ever sees a half-made one.
 */
export async function initialise(
  home: Home,
  binaries: Binaries,
  tie: Tie,
  durable: boolean,
): Promise<Cluster | Refusal> {
  const directory = clusterIn(home.directory);
  const passwordFile = join(home.directory, 'password');
  await removeDrafts(home.directory);
  if (await exists(directory)) return openExisting(directory, passwordFile, binaries);

  const password = randomBytes(24).toString('base64url');
  await writeDurably(passwordFile, `${password}\n`);
  const draft = await mkdtemp(join(home.directory, 'draft-'));
  await give(draft, home.account);
  const handover = join(draft, 'password');
  await writeFile(handover, password, { mode: 0o600 });
  await give(handover, home.account);
  const made = join(draft, 'cluster');
  const [command, parameters] = tied(tie, join(binaries.directory, 'initdb'), [
    `--pgdata=${made}`,
    `--username=${superuser}`,
    `--pwfile=${handover}`,
    '--auth-local=scram-sha-256',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]);
  const { succeeded, output } = await runToEnd(command, parameters, home.account);
  if (succeeded) await renameDurably(made, directory);
  await rm(draft, { recursive: true });
  return succeeded ? { ok: true, directory, password } : fromOutput('create its database', home.directory, output);
}

async function openExisting(directory: string, passwordFile: string, binaries: Binaries): Promise<Cluster | Refusal> {
  const versionFile = join(directory, 'PG_VERSION');
  if (!(await exists(versionFile))) return notACluster(directory);
  const found = (await readFile(versionFile, 'utf8')).trim();
  if (found !== binaries.major) return wrongVersion(directory, found, binaries.major);
  if (!(await exists(passwordFile))) return passwordLost(passwordFile);
  return { ok: true, directory, password: (await readFile(passwordFile, 'utf8')).trim() };
}

async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (/^(draft|probe)-/.test(name)) await rm(join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
}
