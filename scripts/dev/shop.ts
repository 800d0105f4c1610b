import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { main } from '#server/main.ts';

/** One run of the shop in development. `scripts/dev.ts` restarts it when the server's own files change. */
const vite = await createServer({
  root: join(import.meta.dirname, '../..'),
  server: { middlewareMode: true },
  appType: 'custom',
});

await main({
  development: true,
  before: vite.middlewares,
  loadBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
});
// Written now, because a process killed for a restart wouldn't write it on exit.
flushCompileCache();
