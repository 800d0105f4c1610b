import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { shopModels } from '#core/media/index.ts';
import { locks } from '../db/one-at-a-time.ts';
import type { Files } from '../gateways/files/port.ts';
import { publicIdOf } from '../media/uploads/upload-key.ts';
import { type ArchiveWriter, createArchive } from './archive.ts';
import { format, isErrno, type Manifest, manifestEntry, mediaPart, partOf } from './manifest.ts';
import { copyOut, listSequences, listTables, readBooks, speakPlainly } from './tables.ts';

export type BackupWritten = { ok: true; manifest: Manifest; bytes: number } | { ok: false; message: string };

/**
 * Writes the database and everyone's pictures into one file while the shop goes on: all tables as one snapshot shows
 * them, then every picture in the store. No picture is removed meanwhile (`keep-files.ts`).
 */
export async function writeBackup(given: {
  url: string;
  /** Null leaves the pictures out. */
  files: Files | null;
  path: string;
  now: Date;
}): Promise<BackupWritten> {
  if (existsSync(given.path)) {
    return { ok: false, message: `There is a file at ${given.path} already. Choose another name, or delete it first.` };
  }
  let archive: ArchiveWriter;
  try {
    archive = await createArchive(given.path);
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
    const message = `${given.path}.part is there already: another backup is being written to it, or one was interrupted. Wait for it, or delete that file.`;
    return { ok: false, message };
  }
  const client = new Client({ connectionString: given.url, application_name: 'hearthline backup', keepAlive: true });
  client.on('error', () => undefined);
  let done = false;
  try {
    await client.connect();
    await speakPlainly(client);
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [locks.backup]);
    if (!rows[0]?.ours)
      return { ok: false, message: 'Another backup of this database is running. Wait until it ends.' };
    await client.query('begin isolation level repeatable read read only');
    const manifest = await writeAll(client, archive, given);
    if (!manifest) return { ok: false, message: 'This database holds no shop: there is nothing to back up.' };
    await client.query('commit');
    const bytes = await archive.finish();
    done = true;
    return { ok: true, manifest, bytes };
  } finally {
    if (!done) await archive.abandon();
    await client.end();
  }
}

async function writeAll(
  client: Client,
  archive: ArchiveWriter,
  { files, now }: { files: Files | null; now: Date },
): Promise<Manifest | null> {
  const listed = await listTables(client);
  if (!listed.some(({ schema, name }) => schema === 'public' && name === 'migration')) return null;
  const applied = await client.query<{ at: string }>('select created_at as at from public.migration order by 1');
  const version = await client.query<{ server_version: string }>('show server_version');
  const tables: Manifest['tables'] = [];
  for (const table of listed) {
    let part = 0;
    const tally = await copyOut(client, table, async (piece) => {
      part += 1;
      await archive.add(partOf(table, part), gzipSync(piece, { level: 3 }));
    });
    tables.push({ ...table, ...tally });
  }
  const manifest: Manifest = {
    format,
    takenAt: now.toISOString(),
    postgres: version.rows[0]?.server_version ?? '',
    migrations: applied.rows.map(({ at }) => Number(at)),
    tables,
    sequences: await listSequences(client),
    books: await readBooks(client),
    media: files ? await writeMedia(client, archive, files) : { files: 0, bytes: 0, missing: 0 },
  };
  await archive.add(...manifestEntry(manifest));
  return manifest;
}

async function writeMedia(client: Client, archive: ArchiveWriter, files: Files): Promise<Manifest['media']> {
  const uploads = await client.query<{ id: string }>('select id from public.upload');
  const models = await client.query<{ id: string }>(
    "select item -> 'model' ->> 'id' as id from public.furniture where item ? 'model'",
  );
  const named = new Set([
    ...uploads.rows.map(({ id }) => publicIdOf(id)),
    ...models.rows.map(({ id }) => `${shopModels}/${id}`),
  ]);
  const media = { files: 0, bytes: 0, missing: 0 };
  for await (const { key } of files.list()) {
    const bytes = await files.get(key);
    if (!bytes) continue;
    await archive.add(mediaPart(key), bytes);
    named.delete(key);
    media.files += 1;
    media.bytes += bytes.length;
  }
  return { ...media, missing: named.size };
}
