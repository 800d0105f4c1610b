import { posix } from 'node:path';

/** Source files by their path in the repository. */
export type Sources = ReadonlyMap<string, string>;

interface Import {
  readonly from: string;
  /** The imported names; null for the whole module. */
  readonly names: readonly string[] | null;
}

/** Types don't exist at run time, so a type-only import uses nothing. */
const IMPORT = /(?:import|export)\s+(?!type\s)(?:\{([^}]*)\}|\*(?:\s+as\s+\w+)?|\w+)\s+from\s+'([^']+)'/g;

function importsOf(path: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].flatMap(([, names, target = '']) => {
    const from = target.startsWith('#core/') ? target.slice(1) : posix.join(posix.dirname(path), target);
    if (!from.startsWith('core/')) return [];
    const taken = names
      ?.split(',')
      .map((name) => name.trim().replace(/\s+as\s+.*$/, ''))
      .filter((name) => name !== '' && !name.startsWith('type '));
    if (taken?.length === 0) return [];
    return [{ from, names: taken ?? null }];
  });
}

/** An index re-exports each name from its own file, so only that file is reached. */
function filesBehind(sources: Sources, { from, names }: Import): string[] {
  if (!from.endsWith('/index.ts')) return [from];
  const handed = importsOf(from, sources.get(from) ?? '');
  return handed
    .filter((each) => names === null || each.names?.some((name) => names.includes(name)))
    .map((each) => each.from);
}

/** The keys used by screens and acts: written there, or in a core rule they import a name from. */
export function keysInUse(sources: Sources, keys: readonly string[]): Set<string> {
  const reached = new Set<string>([...sources.keys()].filter((path) => /^(?:app|server)\//.test(path)));
  for (const path of reached) {
    for (const each of importsOf(path, sources.get(path) ?? '')) {
      for (const file of filesBehind(sources, each)) reached.add(file);
    }
  }
  const isTable = (path: string) => /^core\/texts\/\w+-texts\.ts$/.test(path);
  const read = [...reached].filter((path) => !isTable(path)).map((path) => sources.get(path) ?? '');
  return new Set(keys.filter((key) => read.some((source) => source.includes(`'${key}'`))));
}
