import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Types, style, dead code. (The import rules are tests: `tests/structure`.) */
const steps: readonly [name: string, script: string, args: string[]][] = [
  ['route types', '@react-router/dev/bin.cjs', ['typegen']],
  ['types', 'typescript/bin/tsc', []],
  ['style', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  ['dead code', 'knip/bin/knip.js', []],
];

export function check(): number {
  let failed = 0;
  for (const [name, script, args] of steps) {
    const { status } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) failed += 1;
    console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
  }
  return failed;
}

if (import.meta.main) process.exit(check() > 0 ? 1 : 0);
