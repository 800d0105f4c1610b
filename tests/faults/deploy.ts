import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '#server/root.ts';
import { openBenchShop } from '../../bench/orders/bench-shop.ts';
import { openProcesses, type Start } from './behind-haproxy/processes.ts';
import { keepShopping } from './behind-haproxy/shopping.ts';
import { tellOutcome } from './behind-haproxy/tell-outcome.ts';
import { buildVersion, fillBy, run } from './deploy/old-version.ts';

/**
 * `npm run faults:deploy [commit]`, after `npm run build`: an older version (built from the history, in OLD_BUILD if it names
 * a folder) is replaced by this one, process by process behind haproxy, taken back again and replaced again, while people
 * look around and buy. Ends with 1 if a request failed or an order isn't as both books say. The older version is the first
 * that starts on a newer schema, unless another is named. Needs haproxy.
 */
const [commit = 'b5d21429'] = process.argv.slice(2);
const given = process.env.OLD_BUILD;
const folder = given ?? (await mkdtemp(join(tmpdir(), 'hearthline-old-')));
await mkdir(folder, { recursive: true });
await buildVersion(commit, folder);
console.log(`${commit} is built`);

const bench = await openBenchShop({ pieces: 300, stock: 10_000_000, fill: fillBy(folder) });
const oldOne: Start = (settings) => bench.startShopWith(settings, folder);
const newOne: Start = (settings) => bench.startShopWith(settings);
try {
  const shops = await openProcesses(bench, 3, { start: oldOne });
  try {
    const shopping = await keepShopping(bench, shops.origin, { readers: 3, buyers: 2 });
    const soFar = () => `${shopping.reads} reads, ${shopping.orders.length} orders, ${shopping.failures.length} failed`;
    await pause(5000);
    console.log(`three processes of ${commit}: ${soFar()}`);

    const started = performance.now();
    const main = join(projectRoot, 'build/server/main.js');
    console.log((await run(process.execPath, [main, 'migrate'], projectRoot, bench.together)).trim());
    console.log(`migrated in ${((performance.now() - started) / 1000).toFixed(1)} s, the old ones serving: ${soFar()}`);
    await pause(5000);

    for (const [what, start] of [
      ['deployed', newOne],
      ['rolled back', oldOne],
      ['deployed again', newOne],
    ] as const) {
      for (const name of shops.names) {
        await shops.replace(name, { start });
        await pause(3000);
        console.log(`${name} ${what}: ${soFar()}`);
      }
    }
    await shopping.stop();
    await tellOutcome(bench, shopping, {
      through: 'a deploy, a rollback and a deploy of three processes',
      versions: 2,
    });
  } finally {
    await shops.close();
  }
} finally {
  await bench.close();
  if (!given) await rm(folder, { recursive: true, force: true });
}
