import { stat } from 'node:fs/promises';

/** Only "there is no such thing" counts as absent; a folder we may not look into is an error. */
export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
