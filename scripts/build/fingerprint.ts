import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const ignored = /(^|\/)(node_modules|camera)(\/|$)|\.test\.tsx?$|\.webp$|README\.md$/;

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .map((entry) => join(path, entry.name))
    .flatMap((child) => (ignored.test(child) ? [] : filesBelow(child)))
    .sort();
}

/** A short hash of these files and folders. If it hasn't changed, there is nothing to rebuild. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((name) => filesBelow(join(root, name)))) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('base64url').slice(0, 16);
}
