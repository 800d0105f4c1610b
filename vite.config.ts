import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { boardChunkNames, chunkNames, framework } from './scripts/build/chunks.ts';
import { oneCopy } from './scripts/build/one-copy.ts';
import { pureCore } from './scripts/build/pure-core.ts';
import { serverStaysOut } from './scripts/build/server-stays-out.ts';

export default defineConfig({
  plugins: [serverStaysOut(), oneCopy(import.meta.dirname), pureCore(import.meta.dirname), reactRouter()],
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: {
    // The scripts that stand in the page itself are written there as the server has them.
    ssr: { build: { minify: true, rolldownOptions: { checks: { bundlerTimings: false } } } },
    client: {
      build: {
        rolldownOptions: {
          // A build that works has nothing to say; how long a part of it takes is for a profile.
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 2 },
                { name: chunkNames(import.meta.dirname), priority: 1 },
                { name: boardChunkNames(import.meta.dirname) },
              ],
            },
          },
        },
      },
    },
  },
  ssr: { external: true },
});
