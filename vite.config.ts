import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { oneCopy } from './scripts/build/one-copy.ts';
import { serverStaysOut } from './scripts/build/server-stays-out.ts';

export default defineConfig({
  plugins: [serverStaysOut(), oneCopy(import.meta.dirname), reactRouter()],
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  ssr: { external: true },
});
