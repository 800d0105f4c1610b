import { loadavg } from 'node:os';
import { counting, measured } from './studio/measured.ts';
import { planSettings, showPlans, tellPlans } from './studio/plans.ts';
import { screens } from './studio/screens.ts';
import { openShop } from './studio/shop.ts';

/**
 * The server's time for each studio screen on a shop with years of data, one request after another, and the number and
 * duration of its queries. CPU time is meaningful even on a busy machine. `DATA_DIR=./data-large npm run seed:large`,
 * `npm run build`, then `DATA_DIR=./data-large npm run bench -- studio [requests [part of an address]]`; `plans`
 * instead of a number shows the statements themselves, and which of them read a large table without an index.
 */
// A prime, so that background sweeps rarely run a query a multiple of this many times.
const plans = process.argv[2] === 'plans';
const requests = Number(plans ? Number.NaN : (process.argv[2] ?? 23));
/** Only screens whose address contains this. */
const asked = screens.filter((one) => one.includes(process.argv[3] ?? ''));
const dataDir = process.env.DATA_DIR;
if (!dataDir) {
  console.log('left out: say where the large shop is with DATA_DIR (npm run seed:large makes it)');
  process.exit(0);
}

const shop = plans ? await openShop(dataDir, planSettings, tellPlans) : await openShop(dataDir, counting);
try {
  if (plans) await showPlans(shop, asked);
  else {
    await shop.database.pool.query('create extension if not exists pg_stat_statements');
    const rows: Record<string, Record<string, string>> = {};
    for (const screen of asked) rows[screen] = await measured(shop, screen, requests);
    console.table(rows);
    console.log(`${requests} requests each, one after the other. Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  }
} finally {
  await shop.close();
}
