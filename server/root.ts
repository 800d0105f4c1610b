import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's root folder, whether this code runs from source or bundled in `build/`. */
export const projectRoot = findUp(import.meta.dirname);

function findUp(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package-lock.json is nowhere above this program');
  return findUp(parent);
}

/** The release and, if built, the build: `0.1.0+1a2b3c4`. */
export function versionOf(root = projectRoot): string {
  const read = (path: string): Record<string, string> =>
    existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : {};
  const { server = '', pages = '' } = read('build/stamp.json');
  const build = server.slice(pages.length + 1).slice(0, 7);
  return `${read('package.json').version ?? '0'}${build ? `+${build}` : ''}`;
}
