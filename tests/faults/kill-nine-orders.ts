import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/db/database.ts';
import { clusterIn } from '#server/db/embedded/choose-home.ts';
import { clusterName, processesOf } from '#server/db/embedded/processes.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { type BenchShop, end, type Running, stock } from '../../bench/orders/bench-shop.ts';
import { ask, buy, newBoards, type Shopper, signUp } from '../../bench/orders/shopper.ts';

const lanes = 4;
const each = 60;
const log = { info: () => undefined, warn: () => undefined, error: (message: string) => console.error(message) };

interface Lane {
  shopper: Shopper;
  selectionIds: string[];
  recordIds: string[];
}

/**
 * A shop with its own embedded database is killed together with it in the middle of purchases, and started again: every
 * order that a customer was told of is there and paid, and the provider took just that for it.
 */
export async function killServerAndDatabase(bench: BenchShop): Promise<{ acknowledged: number; missing: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthline-kill-'));
  await chmod(folder, 0o755);
  const embedded = { DATA_DIR: folder, PORT: '0' };
  const { prepared, home } = await prepare(bench, folder);
  const shop = await bench.startShopWith(embedded);
  const acknowledged: { id: string; shopper: Shopper }[] = [];
  const buying = Promise.allSettled(
    prepared.map(async ({ shopper, selectionIds, recordIds }) => {
      for (const selectionId of selectionIds) {
        acknowledged.push({ id: await buy(bench, shop.origin, shopper, selectionId, recordIds), shopper });
      }
    }),
  );
  while (acknowledged.length < 12) await pause(20);
  await killTogether(shop, home);
  await buying;

  const again = await bench.startShopWith(embedded);
  const taken = new Map((await bench.provider()).map(({ order_id: id, captured }) => [id, captured]));
  const missing: string[] = [];
  for (const { id, shopper } of acknowledged) {
    const found = await ask(again.origin, shopper.cookie, `/api/users/me/orders/${id}`).catch(() => null);
    if (found?.amount_total !== taken.get(id)) missing.push(`${id}: ${found?.amount_total} of ${taken.get(id)}`);
  }
  await end(again.process);
  for (const path of [home, folder]) await rm(path, { recursive: true, force: true });
  return { acknowledged: acknowledged.length, missing };
}

/** People and boards, made while the database is ours; then the shop takes it over. */
async function prepare(bench: BenchShop, folder: string): Promise<{ prepared: Lane[]; home: string }> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
  if (!postgres.ok) throw new Error(postgres.message);
  const recordIds = (await stock(postgres.url, { pieces: 30, stock: 10_000 })).slice(0, 3);
  const shop = await bench.startShopWith({ DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0' });
  const database = openDatabase(postgres.url);
  const prepared: Lane[] = [];
  for (let lane = 0; lane < lanes; lane++) {
    const shopper = await signUp(shop.origin, `kill-${lane}@example.com`);
    const selectionIds: string[] = [];
    for (let made = 0; made < each; made++) {
      selectionIds.push(await newBoards({ ...bench, database }, shopper.accountId, recordIds));
    }
    prepared.push({ shopper, selectionIds, recordIds });
  }
  await database.close();
  await end(shop.process);
  await postgres.stop();
  return { prepared, home: postgres.directory };
}

/** At one blow, so that neither sees the other die. */
async function killTogether(shop: Running, home: string): Promise<void> {
  const database = await processesOf(await clusterName(clusterIn(home)));
  shop.process.kill('SIGSTOP');
  for (const pid of database) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // A worker of the database that has ended since it was listed is as dead as we want it.
    }
  }
  await end(shop.process, 'SIGKILL');
}
