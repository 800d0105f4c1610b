import { setTimeout as pause } from 'node:timers/promises';
import { openBenchShop } from '../../bench/orders/bench-shop.ts';
import { openProcesses, type Processes } from './behind-haproxy/processes.ts';
import { keepShopping } from './behind-haproxy/shopping.ts';
import { tellOutcome } from './behind-haproxy/tell-outcome.ts';

/**
 * `npm run faults:rolling [reads] [purchases]`, after `npm run build`: three processes behind haproxy, as in
 * `deploy/examples`, are restarted one after the other, round after round, until so many pages were read and so many orders
 * paid (10,000 and 500). Ends with 1 if a single request failed or an order isn't as both books say. Needs haproxy.
 */
const [reads = 10_000, purchases = 500] = process.argv.slice(2).map(Number);
const bench = await openBenchShop({ pieces: 300, stock: 1_000_000 });
let shops: Processes | null = null;
try {
  shops = await openProcesses(bench, 3);
  const shopping = await keepShopping(bench, shops.origin, { readers: 3, buyers: 2 });
  let restarts = 0;
  const isEnough = () => shopping.reads >= reads && shopping.orders.length >= purchases;
  while (restarts < 3 || !isEnough()) {
    const name = shops.names[restarts % shops.names.length] ?? '';
    await shops.replace(name);
    restarts += 1;
    const told = `${shopping.reads} reads, ${shopping.orders.length} orders, ${shopping.failures.length} failed`;
    console.log(`${name} was restarted (${restarts}): ${told}`);
    await pause(2000);
  }
  await shopping.stop();
  await tellOutcome(bench, shopping, { through: `${restarts} restarts of three processes` });
} finally {
  await shops?.close();
  await bench.close();
}
