import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '#server/root.ts';

/** Takes a commit's files out of the history into this folder and builds them, unless they are there already. */
export async function buildVersion(commit: string, folder: string): Promise<void> {
  if (existsSync(join(folder, 'build/server/main.js'))) return;
  const taken = spawnSync('sh', ['-c', `git archive ${commit} | tar -x -C "${folder}"`], { cwd: projectRoot });
  if (taken.status !== 0) throw new Error(`${commit} isn't in the history: ${taken.stderr}`);
  if (await hasItsParts(folder)) {
    await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules')).catch(() => undefined);
  } else await run('npm', ['ci', '--ignore-scripts'], folder);
  await run(process.execPath, ['scripts/build.ts'], folder);
}

/** Are the packages of that version, each in its version, among those installed here? */
async function hasItsParts(folder: string): Promise<boolean> {
  const packages = async (root: string) => {
    const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string }>;
    };
    return Object.entries(lock.packages).filter(([path]) => path !== '');
  };
  const here = new Map((await packages(projectRoot)).map(([path, { version }]) => [path, version]));
  return (await packages(folder)).every(([path, { version }]) => here.get(path) === version);
}

/** Fills an empty database as this version does: with its tables and nothing newer. */
export function fillBy(folder: string) {
  return async (url: string, given: { pieces: number; stock: number }): Promise<string[]> => {
    const script = `
      const { stock } = await import('./bench/orders/bench-shop.ts');
      console.log('filled ' + JSON.stringify(await stock(${JSON.stringify(url)}, ${JSON.stringify(given)})));
      process.exit(0);`;
    const said = await run(process.execPath, ['--input-type=module', '-e', script], folder);
    return JSON.parse(/^filled (.*)$/m.exec(said)?.[1] ?? '[]') as string[];
  };
}

export async function run(program: string, args: string[], cwd: string, settings = {}): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...settings };
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${program} ${args[0]} in ${cwd} ended with ${code}: ${said}`);
  return said;
}
