import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPublicId } from '#core/media/index.ts';
import type { Files } from './port.ts';

/** A folder of this machine. */
export function filesOnDisk(folder: string): Files {
  const pathOf = (key: string) => {
    if (!isPublicId(key)) throw new Error(`not a key: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // A crash must not leave half a file under its name.
      const part = await open(`${path}.part`, 'w', 0o600);
      try {
        await part.writeFile(bytes);
        await part.sync();
      } finally {
        await part.close();
      }
      await rename(`${path}.part`, path);
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
