import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type BenchShop, openBenchShop } from '../orders/bench-shop.ts';
import { disagreements } from '../orders/books.ts';
import { type Shopper, signUp } from '../orders/shopper.ts';
import { buyAll } from './purchases.ts';

interface Waits {
  looks: number;
  /** Connections that waited for another's row, over all looks. */
  waiting: number;
  most: number;
  /** The longest wait that was seen, in milliseconds. */
  longest: number;
}

/** What it costs that everyone wants the same piece: its stock is one row, and its buyers queue. */
export async function onePiece(purchases: number, buyers: number): Promise<void> {
  const bench = await openBenchShop({ pieces: 300, stock: 10_000_000 });
  try {
    // One sign-up address for so many people has its limit.
    const shop = await bench.startShopWith({
      ...{ ...bench.together, PORT: String(bench.door), TRUSTED_PROXIES: '127.0.0.1' },
    });
    const people: Shopper[] = [];
    for (let made = 0; made < buyers; made++) {
      people.push(await signUp(shop.origin, `one-piece-${made}@example.com`, `10.0.0.${made % 250}`));
    }
    const [same = ''] = bench.recordIds;
    const different = (turn: number) => [bench.recordIds[1 + (turn % (bench.recordIds.length - 1))] ?? ''];
    await buyAll(bench, [shop], people, { count: Math.min(purchases, 200), piecesOf: different });
    console.log(`load ${loadavg()[0]?.toFixed(1)}; ${buyers} buyers at once, one piece each`);
    for (const [name, piecesOf] of [
      ['different pieces', different],
      ['one piece for all', () => [same]],
    ] as const) {
      const watch = new AbortController();
      const watching = watchLocks(bench, watch.signal);
      const bought = buyAll(bench, [shop], people, { count: purchases, piecesOf }).finally(() => watch.abort());
      const { perSecond, p50, p99, cost } = await bought;
      const { looks, waiting, most, longest } = await watching;
      console.log(
        `${name}: ${perSecond.toFixed(1)} purchases a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; shop ${cost.shops.toFixed(1)} ms, PostgreSQL ${cost.database.toFixed(1)} ms of processor each; ${(waiting / looks).toFixed(2)} connections waited for a row on average (${most} at most, the longest ${longest.toFixed(0)} ms; ${looks} looks)`,
      );
    }
    const found = await disagreements(bench, bench.stock);
    for (const one of found) console.log(JSON.stringify(one));
    if (found.length > 0) process.exitCode = 1;
    else console.log('our books, the provider’s and the stock agree to the cent and to the piece');
  } finally {
    await bench.close();
  }
}

async function watchLocks({ database }: BenchShop, over: AbortSignal): Promise<Waits> {
  const waits: Waits = { looks: 0, waiting: 0, most: 0, longest: 0 };
  while (!over.aborted) {
    const { rows } = await database.pool.query<{ count: string; longest: number | null }>(
      `select count(*), max(extract(epoch from clock_timestamp() - query_start) * 1000)::float8 as longest
       from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    const count = Number(rows[0]?.count ?? 0);
    waits.looks += 1;
    waits.waiting += count;
    waits.most = Math.max(waits.most, count);
    waits.longest = Math.max(waits.longest, rows[0]?.longest ?? 0);
    await pause(50, undefined, { signal: over }).catch(() => undefined);
  }
  return waits;
}
