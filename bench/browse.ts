import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemoCatalog } from '#server/catalog/seed-demo-catalog.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { pieceStatement } from '../scripts/seed-large/statements.ts';
import { counting, measured } from './studio/measured.ts';
import { planSettings, showPlans, tellPlans } from './studio/plans.ts';
import { openShop } from './studio/shop.ts';

/**
 * Browsing a catalog of 100,000 pieces: what each page costs the server and its database, for the filters that leave the
 * most and the fewest pieces, every order and the last page. It makes its own shop and deletes it again. Needs a build.
 * `npm run bench -- browse [requests [pieces]]`; `plans` instead of a number shows the statements themselves, and which
 * of them read the whole catalog without an index.
 */
const plans = process.argv[2] === 'plans';
const requests = Number(plans ? Number.NaN : (process.argv[2] ?? 13));
const pieces = Number(process.argv[3] ?? 100_000);

const addresses = [
  '/furniture',
  '/furniture?page=100',
  '/furniture?kind=sofa',
  '/furniture?kind=rug&sort=newest&page=40',
  '/furniture?sort=price-up',
  '/furniture?sort=price-down&page=100',
  '/furniture?sort=width-down&page=100',
  '/furniture?sort=style&near=roy&near=moody-dark&page=50',
  '/furniture?inStock=1&sort=newest',
  '/furniture?style=draper&style=roy&style=moody-light&style=moody-dark&color=neutral&color=green&color=blue&color=red',
  '/furniture?material=wood&material=fabric&material=leather&sort=width-up',
  '/furniture?min=400&max=2500&minWidth=20&maxWidth=90&sort=price-up&page=30',
  '/furniture?door=30&sort=width-down',
  '/furniture?door=32&doorHeight=78&inStock=1&sort=price-down&page=60',
  '/furniture?kind=sofa&style=roy&color=green&material=leather&inStock=1&door=28&max=900',
  '/furniture?room=living-room&style=draper&inStock=1&door=34&min=200&sort=style&near=draper',
];

const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-browse-'));
// PostgreSQL may run as another user.
await chmod(dataDir, 0o755);
try {
  await fill();
  const shop = plans ? await openShop(dataDir, planSettings, tellPlans) : await openShop(dataDir, counting);
  try {
    if (plans) await showPlans(shop, addresses);
    else {
      await shop.database.pool.query('create extension if not exists pg_stat_statements');
      const rows: Record<string, Record<string, string>> = {};
      for (const address of addresses) rows[address] = await measured(shop, address, requests);
      console.table(rows);
      console.log(`${pieces} pieces, ${requests} requests each. Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
    }
  } finally {
    await shop.close();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** Only the catalog, without customers or orders. */
async function fill(): Promise<void> {
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  if (!postgres.ok) throw new Error(postgres.message);
  const migrated = await migrateDatabase(postgres.url);
  if (!migrated.ok) throw new Error(migrated.message);
  const database = openDatabase(postgres.url, { connections: 1 });
  await seedDemoCatalog(database);
  const begun = performance.now();
  const rowCount = await insertedAtOnce(database);
  const inserted = performance.now();
  await database.pool.query('vacuum analyze');
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  const analyzed = seconds(inserted, performance.now());
  console.log(`${rowCount} pieces made in ${seconds(begun, inserted)}, their statistics gathered in ${analyzed}.`);
  await database.close();
  await postgres.stop();
}

/**
 * The pieces are copies, so each one's doorway is copied too: working it out costs more than all the rest of a row. No shop
 * runs yet that a trigger would have to tell of new pieces, and an index is built faster once the rows are in.
 */
async function insertedAtOnce({ pool }: Database): Promise<number | null> {
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = 'furniture' and indexname <> 'furniture_pkey'`,
  );
  const doorway = ['door_width', 'door_height'];
  await pool.query('begin');
  await pool.query('set local session_replication_role = replica');
  for (const column of doorway) await pool.query(`alter table furniture alter ${column} drop expression`);
  for (const { name } of indexes) await pool.query(`drop index "${name}"`);
  const { rowCount } = await pool.query(pieceStatement(pieces, doorway));
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query('commit');
  return rowCount;
}
