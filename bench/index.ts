import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run bench` measures everything, `npm run bench -- composer` just one; further arguments are passed on (`npm run
 * bench -- composer 50`). Each runs in its own process, so that none warms up another.
 */
const known = ['browse', 'composer', 'layout', 'orders', 'room', 'studio', 'taste'];
const [asked, ...rest] = process.argv.slice(2);
const there = known.filter((name) => existsSync(join(import.meta.dirname, `${name}.ts`)));

if (asked !== undefined && !there.includes(asked)) {
  console.error(`There is no benchmark '${asked}'. There are: ${there.join(', ')}.`);
  process.exit(1);
}

let failed = false;
for (const name of asked === undefined ? there : [asked]) {
  console.log(`\n${name}`);
  const file = join(import.meta.dirname, `${name}.ts`);
  const { status } = spawnSync(process.execPath, [file, ...rest], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
