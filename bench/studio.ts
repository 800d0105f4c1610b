import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { projectRoot } from '#server/root.ts';
import { end, heard } from './orders/house.ts';
import { processorTime } from './processor-time.ts';
import { screens } from './studio/screens.ts';
import { freePort } from './web/free-port.ts';

/**
 * The server's time for each screen of the studio on a shop of some years, one request after the other, and how many
 * queries of what length each takes; the processor's time counts on a busy machine, too. `DATA_DIR=./data-large npm run seed:large`, `npm run build`, then
 * `DATA_DIR=./data-large npm run bench -- studio [requests [part of an address]]`.
 */
// A prime: what the sweeps ask meanwhile is rarely asked a multiple of so many times.
const requests = Number(process.argv[2] ?? 23);
/** Only screens with this in their address. */
const only = process.argv[3] ?? '';
const dataDir = process.env.DATA_DIR;
if (!dataDir) {
  console.log('left out: say where the large shop is with DATA_DIR (npm run seed:large makes it)');
  process.exit(0);
}

const log = { info: () => undefined, warn: () => undefined, error: (message: string) => console.error(message) };
const settings = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.max': '5000' };
const postgres = await startEmbeddedPostgres({ dataDir, log, settings });
if (!postgres.ok) throw new Error(postgres.message);
const database = openDatabase(postgres.url, { connections: 1 });
await database.pool.query('create extension if not exists pg_stat_statements');

const port = await freePort();
const shop = spawn(process.execPath, [join(projectRoot, 'build/server/main.js')], {
  env: {
    ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_ENV: 'production', LOG_LEVEL: 'error' },
    ...{ DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: String(port), DEMO_BOARDS_AFTER_S: '1000000' },
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});

try {
  const origin = await heard(shop, /open at (\S+)/);
  const headers = await signedIn(origin);
  const rows: Record<string, Record<string, string>> = {};
  for (const screen of screens.filter((one) => one.includes(only)))
    rows[screen] = await measured(`${origin}${screen}`, headers);
  console.table(rows);
  console.log(`${requests} requests each, one after the other. Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await end(shop);
  await database.close();
  await postgres.stop();
}

async function signedIn(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: 'admin@hearthline.test', password: 'hearthline-demo' }),
  });
  if (!answer.ok) throw new Error(`could not sign in: ${answer.status}`);
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
}

async function measured(address: string, headers: Record<string, string>): Promise<Record<string, string>> {
  let times = 0;
  const ask = async () => {
    times += 1;
    // Answers of the public lists are kept for some seconds: each is asked under an address of its own, so that what is
    // measured is the work and not the keeping.
    const fresh = new URL(address);
    fresh.searchParams.set('asked', String(times));
    const start = performance.now();
    const answer = await fetch(fresh, { headers, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    return performance.now() - start;
  };
  for (let warm = 0; warm < 3; warm++) await ask();
  await database.pool.query('select pg_stat_statements_reset()');
  const took: number[] = [];
  const before = await processorTime(shop);
  for (let asked = 0; asked < requests; asked++) took.push(await ask());
  const processor = ((await processorTime(shop)) - before) / requests;
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)} ms`;
  // What the sweeps ask meanwhile is not asked as often as we ask, nor twice as often.
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
