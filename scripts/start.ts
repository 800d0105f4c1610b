import { join } from 'node:path';

// React picks its production build when first loaded, so set this before importing anything.
process.env.NODE_ENV = 'production';
const { build } = await import('./build.ts');
await build();

// The server replaces this process: signals reach it directly, and nothing is left behind when it exits.
const server = join(import.meta.dirname, '../build/server/main.js');
if (process.execve) process.execve(process.execPath, [process.execPath, server], process.env as Record<string, string>);
else await import(server);
