import type { Plugin } from 'vite';

/**
 * Fails the build if anything from `server/` would reach the browser. The router's own check doesn't know this folder.
 */
export function serverStaysOut(): Plugin {
  return {
    name: 'server-stays-out-of-the-browser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      const toServer = source.startsWith('#server/') || /(^|\/)server\/(?!.*node_modules)/.test(source);
      if (!toServer || importer?.includes('node_modules')) return null;
      throw new Error(`${importer ?? 'an entry'} brings ${source} into the browser: server/ stays on the server.`);
    },
  };
}
