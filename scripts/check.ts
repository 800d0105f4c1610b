import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Types, style, dead code. (The import rules are tests: `tests/structure`.) */
const steps: readonly [name: string, script: string, args: string[]][] = [
  ['route types', '@react-router/dev/bin.cjs', ['typegen']],
  ['types', 'typescript/bin/tsc', []],
  ['style', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  ['dead code', 'knip/bin/knip.js', []],
];

/** Returns the names of the failed steps. */
export async function check(): Promise<string[]> {
  // The build may run beside it, and changes the environment of this process.
  const env = { ...process.env };
  const failed: string[] = [];
  for (const [name, script, args] of steps) {
    const step = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [status] = (await once(step, 'exit')) as [number | null];
    if (status !== 0) failed.push(name);
    console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
  }
  return failed;
}

if (import.meta.main) process.exit((await check()).length > 0 ? 1 : 0);
