import { sql } from 'drizzle-orm';
import type { BenchShop } from '../../../bench/orders/bench-shop.ts';
import { disagreements } from '../../../bench/orders/books.ts';
import type { Shopping } from './shopping.ts';

/** Says what held and what didn't; anything that didn't makes the program end with 1. */
export async function tellOutcome(
  bench: BenchShop,
  shopping: Shopping,
  { through, versions = 1 }: { through: string; versions?: number },
): Promise<void> {
  const check = (holds: boolean, sentence: string) => {
    console.log(`${holds ? 'holds' : 'FAILS'}: ${sentence}`);
    if (!holds) process.exitCode = 1;
  };
  const { reads, orders, failures, lostParts } = shopping;
  for (const [what, all] of Map.groupBy(failures, (one) => one)) console.log(`${all.length} × ${what}`);
  check(
    failures.length === 0,
    `${reads} reads and ${orders.length} purchases through ${through}, ${failures.length} failed`,
  );
  const lost = `${lostParts} scripts that a page named were nowhere`;
  // Each version has its own; a page that misses one of them is loaded as a whole (docs/decisions/007).
  if (versions > 1) console.log(lost);
  else check(lostParts === 0, lost);
  check((await lostOrders(bench, orders)).length === 0, 'every acknowledged order is there and paid');
  const found = await disagreements(bench, bench.stock);
  for (const one of found) console.log(JSON.stringify(one));
  check(found.length === 0, 'our books, the provider’s and the stock agree to the cent and to the piece');
}

/** Orders a customer was told are paid, and that the database doesn't know as paid. */
export async function lostOrders(bench: BenchShop, acknowledged: readonly string[]): Promise<string[]> {
  const { rows } = await bench.database.db.execute<{ id: string }>(
    sql`select id from purchase where payment = 'complete'`,
  );
  const there = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !there.has(id));
}
