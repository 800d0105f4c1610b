import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

export interface Import {
  from: string;
  to: string;
  /** Erased before the program runs. */
  typeOnly: boolean;
}

const layers = ['core', 'server', 'app', 'content', 'showroom', 'bench', 'scripts', 'tests'];
const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*${}\s,]+?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports of one file. Ours become paths from the root; a package keeps its name. */
export function importsOf(from: string, source: string): Import[] {
  const found: Import[] = [];
  for (const [, type, fixed, dynamic] of source.matchAll(statement)) {
    const target = fixed ?? dynamic ?? '';
    const to = target.startsWith('#')
      ? target.slice(1)
      : target.startsWith('.')
        ? posix.join(dirname(from), target)
        : target;
    // `+types` are made by the router for the route beside them.
    if (!to.includes('+types/')) found.push({ from, to, typeOnly: type !== undefined });
  }
  return found;
}

const ignored = /(^|\/)(node_modules|camera|migrations)(\/|$)/;

export function sourceFiles(root: string): string[] {
  return layers.flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !ignored.test(path)),
  );
}

export const importsBelow = (root: string): Import[] =>
  sourceFiles(root).flatMap((path) => importsOf(path, readFileSync(join(root, path), 'utf8')));
