import { join } from 'node:path';

// React picks its production build when first loaded, so set this before importing anything.
process.env.NODE_ENV = 'production';
// On a terminal, a line for every request would bury what the start says. Production's log keeps them.
if (process.env.HEARTHLINE_MODE !== 'production') process.env.LOG_LEVEL ??= 'warn';
const { parentFlag, whoIsAbove } = await import('#server/process/stop-with-parent.ts');
const { mallocSettings } = await import('#server/process/malloc-settings.ts');
// Read before the build: npm may be gone by the time it's done.
const above = process.env.npm_lifecycle_event === 'start' ? whoIsAbove(process.ppid) : null;
const { build } = await import('./build.ts');
await build();

// The server replaces this process: signals reach it directly, and nothing is left behind when it exits.
const server = join(import.meta.dirname, '../build/server/main.js');
const args = [process.execPath, server, ...(above === null ? [] : [parentFlag(above)])];
const env = { ...mallocSettings, ...process.env } as Record<string, string>;
if (process.execve) process.execve(process.execPath, args, env);
else {
  process.argv = args;
  await import(server);
}
