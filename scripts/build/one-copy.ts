import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const shared = /^#(server|core)\//;

/** The pages and the server share one copy of these modules, built or in development, instead of holding one each. */
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
      return { id: development ? pathToFileURL(join(root, source.slice(1))).href : source, external: true };
    },
  };
}
