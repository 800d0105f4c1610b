import { stat } from 'node:fs/promises';

/** Only ENOENT counts as absent. A folder we may not read is an error. */
export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
