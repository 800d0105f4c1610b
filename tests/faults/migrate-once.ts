import { migrateDatabase } from '#server/db/migrate.ts';

/** The victim: `migrate-once.ts <address> <folder>` migrates that database and says how it went. */
const [url = '', folder = ''] = process.argv.slice(2);
console.log(JSON.stringify(await migrateDatabase(url, { folder })));
