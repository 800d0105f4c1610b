import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder, whether this code runs from source or bundled in `build/`. */
export const projectRoot = findUp(import.meta.dirname);

function findUp(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package-lock.json is nowhere above this program');
  return findUp(parent);
}
