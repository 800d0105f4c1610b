import { makeAdmin } from '#server/account/staff/make-admin.ts';
import { systemClock } from '#server/clock.ts';
import { processEnvironment, readConfig } from '#server/config.ts';
import { randomIds, systemActor } from '#server/context.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { migrateDatabase } from '#server/db/migrate.ts';

/** `npm run make-admin -- someone@example.com`: makes an existing account an admin. */
const [email] = process.argv.slice(2);
if (!email) refuse('Say whose: npm run make-admin -- someone@example.com');

const read = readConfig(processEnvironment());
if (!read.ok) refuse(read.complaints.join('\n'));
const { config } = read;
const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const postgres = config.databaseUrl
  ? { ok: true as const, url: config.databaseUrl, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDir: config.dataDir, log: quiet });
if (!postgres.ok) refuse(postgres.message);
const migrated = await migrateDatabase(postgres.url);
if (!migrated.ok) refuse(migrated.message);

const database = openDatabase(postgres.url);
const clock = systemClock(config.demoNow);
const made = await makeAdmin({ db: database.db, clock, ids: randomIds(clock), actor: systemActor }, { email });
await database.close();
await postgres.stop();
if (!made.ok) refuse(`No account uses ${email}. Sign up with it first, then run this again.`);
console.log(made.already ? `${email} is an admin already.` : `${email} is an admin now.`);

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
