import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { openBooks } from '#server/sandbox/stripe/books/open-books.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's own PostgreSQL, and the migrated database in it that each test database is copied from. */
    testCluster: { adminUrl: string; template: string };
  }
}

// Nobody needs these rows after a power cut.
const throwAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/** One cluster for a whole run (`globalSetup`): starting one takes a second, a database in it some milliseconds. */
export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-tests-'));
  // As root the server runs as another user, who must get in.
  await chmod(dataDir, 0o755);
  const template = 'migrated';
  const log = { info: () => undefined, warn: () => undefined, error: (message: string) => console.error(message) };
  const postgres = await startEmbeddedPostgres({ dataDir, log, databaseName: template, settings: throwAway });
  if (!postgres.ok) throw new Error(postgres.message);
  const stop = async () => {
    await postgres.stop();
    for (const directory of [postgres.directory, dataDir]) await rm(directory, { recursive: true, force: true });
  };
  try {
    const migrated = await migrateDatabase(postgres.url);
    if (!migrated.ok) throw new Error(migrated.message);
    await addOtherSchemas(postgres.url);
    await closeTemplate(postgres.adminUrl, template);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('testCluster', { adminUrl: postgres.adminUrl, template });
  return stop;
}

/** The job queue and the card sandbox bring their own schemas: made here, they need not be made for every test. */
async function addOtherSchemas(url: string): Promise<void> {
  const queue = await openQueue(url, () => undefined);
  await queue.stop({ graceful: false, close: true });
  const books = await openBooks(url);
  await books.close();
}

/** A template with a connection cannot be copied, so from now on it takes none. */
async function closeTemplate(adminUrl: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`alter database ${pg.escapeIdentifier(template)} with is_template true allow_connections false`);
  await client.end();
}
