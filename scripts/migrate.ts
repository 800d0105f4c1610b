import { processEnvironment, readConfig } from '#server/config.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { migrateDatabase } from '#server/db/migrate.ts';

/** `npm run migrate`: brings the database up to this version and ends. A deploy runs it before the new version starts. */
const read = readConfig(processEnvironment());
if (!read.ok) refuse(read.complaints.join('\n'));
const { config } = read;
const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const url = config.database.directUrl ?? config.databaseUrl;
const postgres = url
  ? { ok: true as const, url, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDir: config.dataDir, log: quiet });
if (!postgres.ok) refuse(postgres.message);
const migrated = await migrateDatabase(postgres.url);
await postgres.stop();
if (!migrated.ok) refuse(migrated.message);
console.log(migrated.applied === 0 ? 'Nothing to do.' : `Applied ${migrated.applied} migrations.`);

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
