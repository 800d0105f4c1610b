import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPublicId } from '#core/media/index.ts';
import { type Files, madeFolder, type StoredFile } from './port.ts';

/** Stores files in a local folder. */
export function filesOnDisk(folder: string): Files {
  const pathOf = (key: string) => {
    if (!isPublicId(key)) throw new Error(`not a key: ${key}`);
    return join(folder, key);
  };
  const pathOfMade = (key: string, name: string) => {
    if (!isPublicId(name)) throw new Error(`not a name: ${name}`);
    return join(madeFolder(pathOf(key)), name);
  };
  return {
    put: (key, bytes) => write(pathOf(key), bytes),
    get: (key) => read(pathOf(key)),
    putMade: (key, name, bytes) => write(pathOfMade(key, name), bytes),
    getMade: (key, name) => read(pathOfMade(key, name)),
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(madeFolder(pathOf(key)), { recursive: true, force: true });
    },
    list: () => filesBelow(folder, ''),
  };
}

/** Names with a dot are derived files' folders and unfinished files. */
async function* filesBelow(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of entries) {
    const key = prefix + entry.name;
    if (!isPublicId(key)) continue;
    if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name), `${key}/`);
    else {
      // It may have been removed since.
      const found = await stat(join(folder, entry.name)).catch(() => null);
      if (found) yield { key, storedAt: found.mtime };
    }
  }
}

/** Writes to a unique temporary file first: a crash must not leave half a file, and two writers must not share one. */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}.part`;
  const part = await open(unfinished, 'w', 0o600);
  try {
    await part.writeFile(bytes);
    await part.sync();
  } finally {
    await part.close();
  }
  await rename(unfinished, path);
}

const read = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
