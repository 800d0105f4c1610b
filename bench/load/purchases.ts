import type { BenchShop, Running } from '../orders/bench-shop.ts';
import { buy, newBoards, type Shopper } from '../orders/shopper.ts';
import { familyTime, parentOf, processorTime } from '../processor-time.ts';
import { percentile } from './tally.ts';

export interface Purchases {
  count: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of processor for each purchase. */
  cost: { shops: number; database: number; cards: number; shoppers: number };
}

interface Wanted {
  selectionId: string;
  recordIds: string[];
}

/** Everyone buys as fast as the shop answers, each at the next process in turn. */
export async function buyAll(
  bench: BenchShop,
  shops: readonly Running[],
  people: readonly Shopper[],
  { count, piecesOf }: { count: number; piecesOf: (turn: number) => string[] },
): Promise<Purchases> {
  const lanes: Wanted[][] = people.map(() => []);
  for (let made = 0; made < count; made++) {
    const shopper = people[made % people.length];
    if (!shopper) throw new Error('there are no shoppers');
    const recordIds = piecesOf(made);
    lanes[made % people.length]?.push({
      selectionId: await newBoards(bench, shopper.accountId, recordIds),
      recordIds,
    });
  }
  const took: number[] = [];
  const before = await used(bench, shops);
  const started = performance.now();
  let turn = 0;
  await Promise.all(
    people.map(async (shopper, lane) => {
      for (const { selectionId, recordIds } of lanes[lane] ?? []) {
        const origin = shops[turn++ % shops.length]?.origin ?? '';
        const start = performance.now();
        await buy(bench, origin, shopper, selectionId, recordIds);
        took.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const now = await used(bench, shops);
  const sorted = took.toSorted((a, b) => a - b);
  const each = (name: keyof typeof now) => (now[name] - before[name]) / count;
  return {
    ...{ count, perSecond: count / seconds, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) },
    cost: { shops: each('shops'), database: each('database'), cards: each('cards'), shoppers: each('shoppers') },
  };
}

async function used({ database, cardsProcess }: BenchShop, shops: readonly Running[]) {
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = await parentOf(rows[0]?.pid ?? 0);
  const { user, system } = process.cpuUsage();
  let sum = 0;
  for (const { process: shop } of shops) sum += await processorTime(shop);
  return {
    shops: sum,
    database: await familyTime(postmaster ?? 0),
    cards: await processorTime(cardsProcess),
    shoppers: (user + system) / 1000,
  };
}
