import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { type ArchiveReader, DamagedArchive, openArchive } from './archive.ts';
import { booksSchema, sequenceSchema, tableSchema } from './tables.ts';

export const format = 1;
const manifestName = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal(format),
  takenAt: z.iso.datetime(),
  /** The PostgreSQL it came from, for people. */
  postgres: z.string(),
  /** The migrations the schema had, by their times in the journal. */
  migrations: z.array(z.number()).min(1),
  tables: z.array(tableSchema.extend({ rows: z.number(), digest: z.string() })),
  sequences: z.array(sequenceSchema),
  books: booksSchema,
  media: z.object({ files: z.number(), bytes: z.number(), missing: z.number() }),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestEntry = (manifest: Manifest): [string, Buffer] => [
  manifestName,
  Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`),
];

export const partOf = ({ schema, name }: { schema: string; name: string }, number: number) =>
  `tables/${schema}/${name}/${String(number).padStart(6, '0')}.gz`;

export const mediaPart = (key: string) => `media/${key}`;

export interface Backup {
  manifest: Manifest;
  /** The rows of one table, as lines of COPY. */
  rowsOf(table: { schema: string; name: string }): AsyncGenerator<Buffer>;
  media(): AsyncGenerator<{ key: string; bytes: Buffer }>;
}

export type OpenedBackup = { ok: true; backup: Backup } | { ok: false; message: string };

/** Reads the whole file first, so nothing of a damaged one is ever used. */
export async function openBackup(path: string): Promise<OpenedBackup> {
  let archive: ArchiveReader;
  try {
    archive = await openArchive(path);
  } catch (error) {
    if (error instanceof DamagedArchive) return { ok: false, message: `The backup ${path} ${error.message}.` };
    if (isErrno(error, 'ENOENT')) return { ok: false, message: `There is no backup at ${path}.` };
    throw error;
  }
  const manifest = archive.names.includes(manifestName) ? (await archive.read(manifestName)).toString('utf8') : 'null';
  const read = manifestSchema.safeParse(JSON.parse(manifest));
  if (!read.success) {
    return { ok: false, message: `The backup ${path} is of a format that this version of Hearthline does not know.` };
  }
  return {
    ok: true,
    backup: {
      manifest: read.data,
      async *rowsOf({ schema, name }) {
        const parts = archive.names.filter((part) => part.startsWith(`tables/${schema}/${name}/`));
        for (const part of parts) yield gunzipSync(await archive.read(part));
      },
      async *media() {
        for (const part of archive.names) {
          if (part.startsWith(mediaPart(''))) {
            yield { key: part.slice(mediaPart('').length), bytes: await archive.read(part) };
          }
        }
      },
    },
  };
}

export const isErrno = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
