import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run collect -- <folder>`: everything the built server needs to run, and nothing else, for an image or a machine
 * without the source. Run `npm run build` first.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const [target] = process.argv.slice(2);
if (!target || (existsSync(target) && readdirSync(target).length > 0)) {
  console.error('Say where to, an empty folder: npm run collect -- /srv/hearthline');
  process.exit(1);
}

/** Read while it runs. Everything else is in the bundle. */
const files = [
  ...['package.json', 'package-lock.json', 'build/stamp.json', 'build/server', 'build/pages/client'],
  ...['server/db/migrations', 'server/account/leaked', 'server/media/glyphs', 'server/order/records/receipt-fonts'],
  'showroom/pictures',
];

/** What the bundle leaves outside itself (`scripts/build/bundle-server.ts`). The embedded database isn't among them. */
const modules = ['sharp', 'pg', 'heic-decode', 'oidc-provider'];

const take = (path: string) => {
  const from = join(root, path);
  if (!existsSync(from)) throw new Error(`${path} is missing: run npm run build first`);
  mkdirSync(dirname(join(target, path)), { recursive: true });
  // Maps are read for stack traces in the log; types and tests aren't read at all.
  cpSync(from, join(target, path), {
    recursive: true,
    filter: (name) => !/\.(test|test-data)\.ts$|\.d\.ts$/.test(name),
  });
};

/** With the packages each needs in turn, where this machine has them. */
function takeModule(name: string, from: string, taken: Set<string>): void {
  const nested = join(from, 'node_modules', name);
  const path = existsSync(join(root, nested)) ? nested : join('node_modules', name);
  if (taken.has(path) || !existsSync(join(root, path))) return;
  taken.add(path);
  take(path);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(root, path, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'optionalDependencies', Record<string, string> | undefined>;
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) takeModule(needed, path, taken);
}

for (const path of files) take(path);
const taken = new Set<string>();
for (const name of modules) takeModule(name, '', taken);
console.log(`${files.length} parts and ${taken.size} packages are in ${target}.`);
