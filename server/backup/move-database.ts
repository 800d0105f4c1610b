import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { writeDurably } from '../db/embedded/durable.ts';
import { placeOf } from '../db/migrate.ts';
import { differenceFrom } from './compare.ts';
import { type Manifest, openBackup } from './manifest.ts';
import { type RestoreParts, restoreBackup } from './restore-backup.ts';
import { speakPlainly } from './tables.ts';
import { writeBackup } from './write-backup.ts';

export type Moved = { ok: true; place: string; manifest: Manifest } | { ok: false; message: string };

const note = (dataDir: string) => join(dataDir, 'database-moved-to');

/** A sentence if the database of this folder has moved elsewhere: orders taken on the old one would be lost. */
export async function movedAway(dataDir: string): Promise<string | null> {
  const place = await readFile(note(dataDir), 'utf8').catch(() => null);
  if (place === null) return null;
  return `The database of ${dataDir} has moved to ${place.trim()}. Set DATABASE_URL to it; or, to go back to the old one, delete ${note(dataDir)}.`;
}

/**
 * Moves a shop from its embedded database to another one. The shop must not be running. It can be interrupted anywhere
 * and run again: until the end the old database is the true one, and the new one is filled all at once.
 */
export async function moveDatabase(given: {
  dataDir: string;
  from: string;
  to: string;
  openSandbox: RestoreParts['openSandbox'];
  now: Date;
}): Promise<Moved> {
  const { dataDir, from, to, now, openSandbox } = given;
  const path = join(dataDir, 'database-on-the-move.tar');
  // What an interrupted move left may be older than the last order.
  for (const left of [path, `${path}.part`]) await rm(left, { force: true });
  try {
    const written = await writeBackup({ url: from, files: null, path, now });
    if (!written.ok) return written;
    const restored = await restoreBackup(path, { url: to, files: null, openSandbox, quiet: false });
    const arrived = restored.ok || (restored.reason === 'not-empty' && (await isThere(path, to)));
    if (!restored.ok && !arrived) return restored;
    const place = placeOf(to);
    await writeDurably(note(dataDir), `${place}\n`);
    return { ok: true, place, manifest: written.manifest };
  } finally {
    await rm(path, { force: true });
  }
}

/** Did an earlier move get there, and was it interrupted before it could write that down? */
async function isThere(path: string, url: string): Promise<boolean> {
  const opened = await openBackup(path);
  if (!opened.ok) return false;
  const client = new Client({ connectionString: url, application_name: 'hearthline move' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await speakPlainly(client);
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('public.ledger_entry') is not null as there`,
    );
    if (!rows[0]?.there) return false;
    return (await differenceFrom(opened.backup.manifest, client).catch(() => 'another shop')) === null;
  } finally {
    await client.end();
  }
}
