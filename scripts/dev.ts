import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { main } from '#server/main.ts';

/** The shop while it is being written: pages change as their files do; the server is started again by hand. */
const vite = await createServer({
  root: join(import.meta.dirname, '..'),
  server: { middlewareMode: true },
  appType: 'custom',
});

await main({
  development: true,
  before: vite.middlewares,
  loadBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
});
