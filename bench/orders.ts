import { type BenchShop, openBenchShop, type Running } from './orders/bench-shop.ts';
import { buy, newBoards, type Shopper, signUp } from './orders/shopper.ts';
import { familyTime, parentOf, processorTime } from './processor-time.ts';

/**
 * Whole purchases, and the cost of browsing the catalog: one process on PostgreSQL with fsync on and 1,000 pieces.
 * `node bench/orders.ts [purchases]` after `npm run build`.
 */
const purchases = Number(process.argv[2] ?? 1600);
const shoppers = 8;
/** A server that has just started is still compiling its code, so these runs are shown too. */
const warmUps = [40, 400];

async function commitsOf({ database }: BenchShop): Promise<number> {
  const { rows } = await database.pool.query(
    `select xact_commit from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0].xact_commit);
}

/** What a purchase costs besides the server: everything that shares the machine with it. */
async function othersOf({
  database,
  cardsProcess,
}: BenchShop): Promise<{ cards: number; database: number; shoppers: number }> {
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = await parentOf(rows[0]?.pid ?? 0);
  const { user, system } = process.cpuUsage();
  return {
    cards: await processorTime(cardsProcess),
    database: await familyTime(postmaster ?? 0),
    shoppers: (user + system) / 1000,
  };
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
const settled = () => new Promise((resolve) => setTimeout(resolve, 3000));

async function purchase(bench: BenchShop, shop: Running, people: readonly Shopper[], count: number): Promise<number[]> {
  const wanted: { selectionId: string; shopper: Shopper; recordIds: string[] }[] = [];
  for (let made = 0; made < count; made++) {
    const shopper = people[made % people.length];
    if (!shopper) throw new Error('there are no shoppers');
    const recordIds = [0, 1, 2].map((k) => bench.recordIds[(made * 3 + k) % bench.recordIds.length] ?? '');
    wanted.push({ selectionId: await newBoards(bench, shopper.accountId, recordIds), shopper, recordIds });
  }
  await settled();
  const took: number[] = [];
  const others = await othersOf(bench);
  const before = { wall: performance.now(), cpu: await processorTime(shop.process), commits: await commitsOf(bench) };
  await Promise.all(
    people.map(async (shopper) => {
      for (const one of wanted.filter((want) => want.shopper === shopper)) {
        const start = performance.now();
        await buy(bench, shop.origin, shopper, one.selectionId, one.recordIds);
        took.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - before.wall) / 1000;
  // A purchase's follow-up work (emails, events) is part of its cost, so wait until it's done.
  await untilQuiet(bench);
  const cpu = ((await processorTime(shop.process)) - before.cpu) / count;
  const commits = ((await commitsOf(bench)) - before.commits) / count;
  const now = await othersOf(bench);
  const each = (name: keyof typeof now) => ((now[name] - others[name]) / count).toFixed(1);
  const sorted = took.toSorted((a, b) => a - b);
  console.log(
    `${count} purchases by ${people.length} at once: ${(count / seconds).toFixed(1)} a second, p50 ${at(sorted, 0.5)} ms, p99 ${at(sorted, 0.99)} ms; server processor ${cpu.toFixed(1)} ms, ${commits.toFixed(1)} commits each; PostgreSQL ${each('database')} ms, card sandbox ${each('cards')} ms, shoppers ${each('shoppers')} ms`,
  );
  return took;
}

async function untilQuiet({ database }: BenchShop): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query(`select count(*) from outbox where done_at is null`);
    if (Number(rows[0].count) === 0) return;
    await settled();
  }
}

async function look(shop: Running, name: string, path: string, requests = 600): Promise<void> {
  const one = async () => {
    const answer = await fetch(`${shop.origin}${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  for (let warm = 0; warm < 100; warm++) await one();
  const before = { wall: performance.now(), cpu: await processorTime(shop.process) };
  await Promise.all(
    Array.from({ length: shoppers }, async () => {
      for (let asked = 0; asked < requests / shoppers; asked++) await one();
    }),
  );
  const seconds = (performance.now() - before.wall) / 1000;
  const cpu = ((await processorTime(shop.process)) - before.cpu) / requests;
  console.log(`${name}: ${(requests / seconds).toFixed(0)} a second, processor ${cpu.toFixed(2)} ms each`);
}

const bench = await openBenchShop({ pieces: 1000, stock: 1_000_000 });
try {
  const shop = await bench.startShop();
  const people = await Promise.all(
    Array.from({ length: shoppers }, (_, number) => signUp(shop.origin, `shopper-${number}@example.com`)),
  );
  for (const count of [...warmUps, purchases]) await purchase(bench, shop, people, count);
  const [piece = ''] = bench.recordIds;
  await look(shop, 'list of 24 pieces, JSON', '/api/furniture?limit=24&page=1');
  await look(shop, 'piece, JSON', `/api/furniture/${piece}`);
  await look(shop, 'list of 24 pieces, page', '/inspiration-gallery');
  await look(shop, 'piece, page', `/furniture/${piece}`);
} finally {
  await bench.close();
}
