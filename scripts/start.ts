import { join } from 'node:path';

// The renderer chooses its production build when it is first loaded, so this must be set before anything is imported.
process.env.NODE_ENV = 'production';
const { build } = await import('./build.ts');
await build();

// The server takes this process's place: signals reach it directly, and nothing is left behind when it goes.
const server = join(import.meta.dirname, '../build/server/main.js');
if (process.execve)
  process.execve(
    process.execPath,
    [process.execPath, '--enable-source-maps', server],
    process.env as Record<string, string>,
  );
else await import(server);
