export interface ModuleFacts {
  code: string | null;
  importedIds: readonly string[];
}

export type FactsOf = (id: string) => ModuleFacts | null;

const taken = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/**
 * The modules a file needs as soon as it runs. An `index.ts` that only re-exports is followed for the requested names
 * only, just as the build tree-shakes it: importing one name doesn't pull in the whole noun.
 */
export function reachedFrom(starts: readonly string[], factsOf: FactsOf): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    const facts = factsOf(id);
    if (!facts || reached.has(id)) return;
    reached.add(id);
    const asked = namesAsked(facts.code ?? '');
    for (const imported of facts.importedIds) {
      if (isFace(imported)) follow(imported, asked);
      else visit(imported);
    }
  };
  const follow = (face: string, asked: readonly Asked[]) => {
    const names = new Set(asked.filter(({ from }) => sameFile(face, from)).flatMap((one) => one.names));
    const facts = factsOf(face);
    const handed = namesAsked(facts?.code ?? '').filter((one) => one.names.some((name) => names.has(name)));
    for (const imported of facts?.importedIds ?? []) {
      if (handed.some(({ from }) => sameFile(imported, from))) visit(imported);
    }
  };
  for (const start of starts) visit(start);
  return reached;
}

interface Asked {
  names: string[];
  from: string;
}

const isFace = (id: string) => /\/(core|content)\/[\w-]+\/index\.ts$/.test(id);

/** '#core/money/index.ts' and './cents.ts' as path suffixes. */
const sameFile = (id: string, from: string) => id.endsWith(from.replace(/^(#|(\.\.?\/)+)/, '/'));

function namesAsked(code: string): Asked[] {
  return [...code.matchAll(taken)].map(([, names = '', from = '']) => ({
    names: names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
    from,
  }));
}
