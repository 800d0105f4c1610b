import { loadavg } from 'node:os';
import { end, openBenchShop, type Running } from '../orders/bench-shop.ts';
import { type Shopper, signUp } from '../orders/shopper.ts';
import { buyAll } from './purchases.ts';

/** Purchases a second with one, two and three web processes on one PostgreSQL, each table row from a shop of its own. */
export async function oneToThree(purchases: number, buyers: number): Promise<void> {
  console.log(`load ${loadavg()[0]?.toFixed(1)}; ${buyers} buyers at once`);
  console.log(
    '| web processes | purchases a second | p50 ms | p99 ms | processor each: shop | PostgreSQL | cards | shoppers |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const count of [1, 2, 3]) {
    const bench = await openBenchShop({ pieces: 1000, stock: 10_000_000 });
    const shops: Running[] = [];
    try {
      for (let started = 0; started < count; started++) {
        const settings = { ...bench.together, ROLE: started === 0 ? 'all' : 'web', INSTANCE: `web${started + 1}` };
        const secret = 'q7Vw2mZk9TrXc4LpNs8YbGd0Hf6JuEa3';
        const port = started === 0 ? bench.door : 0;
        shops.push(await bench.startShopWith({ ...settings, AUTH_SECRET: secret, PORT: String(port) }));
      }
      const people: Shopper[] = [];
      const origin = shops[0]?.origin ?? '';
      for (let made = 0; made < buyers; made++) people.push(await signUp(origin, `buyer-${made}@example.com`));
      const piecesOf = (turn: number) =>
        [0, 1, 2].map((k) => bench.recordIds[(turn * 3 + k) % bench.recordIds.length] ?? '');
      // Each process has to compile its code first.
      await buyAll(bench, shops, people, { count: Math.min(purchases, 200 * count), piecesOf });
      const { perSecond, p50, p99, cost } = await buyAll(bench, shops, people, { count: purchases, piecesOf });
      const told = [cost.shops, cost.database, cost.cards, cost.shoppers].map((ms) => `${ms.toFixed(1)} ms`);
      console.log(
        `| ${count} | ${perSecond.toFixed(1)} | ${p50.toFixed(0)} | ${p99.toFixed(0)} | ${told.join(' | ')} |`,
      );
    } finally {
      for (const { process: shop } of shops) await end(shop);
      await bench.close();
    }
  }
}
