import { performance } from 'node:perf_hooks';
import { seedDemoCatalog } from '#server/catalog/seed-demo-catalog.ts';
import { processEnvironment, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { type Amounts, statements } from './seed-large/statements.ts';

/**
 * `npm run seed:large` fills the database named by DATABASE_URL or DATA_DIR with years of data: 10,000 projects,
 * 100,000 pieces, 50,000 orders. For measuring only; these accounts can't sign in. `npm run seed:large -- 0.1` creates
 * a tenth of it.
 */
const share = Number(process.argv[2] ?? 1);
if (!(share > 0 && share <= 10)) refuse('How much? A share of the whole, such as 0.1.');
const amounts: Amounts = {
  projects: Math.max(100, Math.ceil((10_000 * share) / 10) * 10),
  pieces: Math.ceil(100_000 * share),
  orders: Math.ceil(50_000 * share),
};

const environment = processEnvironment();
if (environment.HEARTHLINE_MODE === 'production') {
  refuse(
    'This is production (HEARTHLINE_MODE): made-up people and orders have no business there. Nothing was written.',
  );
}
const read = readConfig(environment);
if (!read.ok) refuse(read.complaints.join('\n'));
const { config } = read;
if (!config.databaseUrl && !environment.DATA_DIR) {
  refuse('Say where: DATA_DIR=./data-large npm run seed:large, or a DATABASE_URL. Your own data stay as they are.');
}

const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const postgres = config.databaseUrl
  ? { ok: true as const, url: config.databaseUrl, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDir: config.dataDir, log: quiet });
if (!postgres.ok) refuse(postgres.message);
const migrated = await migrateDatabase(postgres.url);
if (!migrated.ok) refuse(migrated.message);

const database = openDatabase(postgres.url, { connections: 1 });
const { rows } = await database.pool.query(`select 1 from account where id = 'account_large_1'`);
if (rows.length > 0) {
  await database.close();
  await postgres.stop();
  refuse('The large shop is there already. Nothing was written.');
}
await seedDemoCatalog(database);
const begun = performance.now();
await database.pool.query('begin');
for (const [what, sql] of statements(amounts)) {
  const start = performance.now();
  const { rowCount } = await database.pool.query(sql);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${(rowCount ?? 0).toLocaleString('en-US').padStart(9)} ${what} (${seconds} s)`);
}
await database.pool.query('commit');
// Gives the planner statistics about the new rows, and lets it count from an index alone.
await database.pool.query('vacuum analyze');
console.log(`Done in ${((performance.now() - begun) / 1000).toFixed(0)} s.`);
await database.close();
await postgres.stop();

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
