import { loadavg } from 'node:os';
import { processorTime } from './processor-time.ts';
import { planSettings, showPlans, tellPlans } from './studio/plans.ts';
import { screens } from './studio/screens.ts';
import { openShop, type Shop } from './studio/shop.ts';

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

const counting = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.max': '5000' };
const shop = plans ? await openShop(dataDir, planSettings, tellPlans) : await openShop(dataDir, counting);
try {
  if (plans) await showPlans(shop, asked);
  else {
    await shop.database.pool.query('create extension if not exists pg_stat_statements');
    const rows: Record<string, Record<string, string>> = {};
    for (const screen of asked) rows[screen] = await measured(shop, screen);
    console.table(rows);
    console.log(`${requests} requests each, one after the other. Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  }
} finally {
  await shop.close();
}

async function measured({ ask, server, database }: Shop, address: string): Promise<Record<string, string>> {
  let times = 0;
  const timed = async () => {
    times += 1;
    const start = performance.now();
    await ask(address, times);
    return performance.now() - start;
  };
  for (let warm = 0; warm < 3; warm++) await timed();
  await database.pool.query('select pg_stat_statements_reset()');
  const took: number[] = [];
  const before = await processorTime(server);
  for (let asked = 0; asked < requests; asked++) took.push(await timed());
  const processor = ((await processorTime(server)) - before) / requests;
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)} ms`;
  // Leaves out background sweeps, whose call counts aren't a multiple of ours.
  const { rows } = await database.pool.query<{ queries: number; took: number; longest: number }>(
    `select coalesce(sum(calls), 0)::float / $1 as queries, coalesce(sum(total_exec_time), 0) / $1 as took,
       coalesce(max(mean_exec_time), 0) as longest
     from pg_stat_statements where calls >= $1 and calls % $1::integer = 0 and query not like '%pg_stat_statements%'`,
    [requests],
  );
  const [counted] = rows;
  return {
    ...{ p50: at(0.5), p95: at(0.95), processor: `${processor.toFixed(0)} ms` },
    queries: (counted?.queries ?? 0).toFixed(0),
    'in the database': `${(counted?.took ?? 0).toFixed(1)} ms`,
    'longest query': `${(counted?.longest ?? 0).toFixed(1)} ms`,
  };
}
