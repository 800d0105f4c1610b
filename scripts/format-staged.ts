import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs before each commit: formats the staged files and stages them again. */
const root = join(import.meta.dirname, '..');
const list = (...args: string[]) =>
  execFileSync('git', ['diff', '--name-only', '-z', '--diff-filter=ACMR', ...args], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

const staged = list('--cached');
const alsoChanged = new Set(list());
// A file that also has unstaged changes is only checked: staging it again would include them.
const whole = staged.filter((file) => !alsoChanged.has(file));
const partly = staged.filter((file) => alsoChanged.has(file));

function biome(files: string[], ...args: string[]): boolean {
  if (files.length === 0) return true;
  const biomePath = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...args];
  return spawnSync(process.execPath, [biomePath, ...options, ...files], { cwd: root, stdio: 'inherit' }).status === 0;
}

const ok = [biome(whole, '--write'), biome(partly)].every(Boolean);
if (whole.length > 0) execFileSync('git', ['add', '--', ...whole], { cwd: root });
process.exit(ok ? 0 : 1);
