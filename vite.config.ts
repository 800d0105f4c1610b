import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { serverStaysOut } from './scripts/build/server-stays-out.ts';

export default defineConfig({
  plugins: [serverStaysOut(), reactRouter()],
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: {
    // The pages and the server must share one copy of these modules, not hold one each.
    ssr: { build: { rolldownOptions: { external: [/^#(server|core)\//] } } },
  },
  ssr: { external: true },
});
