import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { build } from './build.ts';

/** Kills the whole shop and its database while it writes: `kill-nine-shop.ts [rounds]`, 20 by default. */
const [rounds = '20'] = process.argv.slice(2);
await build();
const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
const test = ['run', '--project', 'server', 'tests/faults/the-process.test.ts', '-t', 'kill -9'];
const run = spawn(process.execPath, [vitest, ...test], {
  cwd: projectRoot,
  env: { ...process.env, NODE_ENV: 'test', KILL_ROUNDS: rounds },
  stdio: 'inherit',
});
run.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
