import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const shared = /^#(server|core)\//;
const passedOn = '\0as-node-has-it:';

/**
 * The pages and the server share one copy of these modules instead of having one each. A build leaves them external for
 * the bundle that joins both. In development Vite would load them again, so it gets the ones Node has already loaded.
 */
export function oneCopy(root: string): Plugin {
  let development = false;
  return {
    name: 'one-copy-of-server-and-core',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    configResolved(config) {
      development = config.command === 'serve';
    },
    resolveId(source) {
      if (!shared.test(source)) return null;
      return development ? passedOn + source : { id: source, external: true };
    },
    async load(id) {
      if (!id.startsWith(passedOn)) return null;
      const url = pathToFileURL(join(root, id.slice(passedOn.length + 1))).href;
      const module = (await import(url)) as Record<string, unknown>;
      loaded.set(url, module);
      const names = Object.keys(module).map((name) => `export const ${name} = module.${name};`);
      return `const module = globalThis.${registry}.get(${JSON.stringify(url)});\n${names.join('\n')}`;
    },
  };
}

const registry = 'modulesOfNode';
const everywhere = globalThis as Record<string, unknown>;
// The config is loaded more than once, and what it handed out must stay the same.
everywhere[registry] ??= new Map<string, Record<string, unknown>>();
const loaded = everywhere[registry] as Map<string, Record<string, unknown>>;
