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

// No one needs these rows after a power cut.
const throwAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/**
 * One cluster for a whole run (`globalSetup`): starting one takes a second, a database in it some milliseconds. With
 * TEST_DATABASE_URL it's a server that runs already, reached as someone who may make databases.
 */
export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const template = `migrated_${process.pid}`;
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? { adminUrl: given, stop: async () => undefined } : await startOwn();
  const admin = (statement: string) => administer(cluster.adminUrl, statement);
  const stop = async () => {
    if (given) {
      await admin(`alter database ${template} with is_template false`);
      await admin(`drop database ${template} with (force)`);
      await dropStocked(given, `${template}_`);
    }
    await cluster.stop();
  };
  try {
    await admin(`create database ${template}`);
    const url = new URL(cluster.adminUrl);
    url.pathname = template;
    const migrated = await migrateDatabase(url.href);
    if (!migrated.ok) throw new Error(migrated.message);
    await addOtherSchemas(url.href);
    // A template with a connection cannot be copied, so from now on it takes none.
    await admin(`alter database ${template} with is_template true allow_connections false`);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('testCluster', { adminUrl: cluster.adminUrl, template });
  return stop;
}

async function startOwn(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-tests-'));
  // As root the server runs as another user, who must get in.
  await chmod(dataDir, 0o755);
  const log = { info: () => undefined, warn: () => undefined, error: (message: string) => console.error(message) };
  const postgres = await startEmbeddedPostgres({ dataDir, log, databaseName: 'unused', settings: throwAway });
  if (!postgres.ok) throw new Error(postgres.message);
  const stop = async () => {
    await postgres.stop();
    for (const directory of [postgres.directory, dataDir]) await rm(directory, { recursive: true, force: true });
  };
  return { adminUrl: postgres.adminUrl, stop };
}

/** The job queue and the card sandbox bring their own schemas: made here, they need not be made for every test. */
async function addOtherSchemas(url: string): Promise<void> {
  const queue = await openQueue(url, () => undefined);
  await queue.stop({ graceful: false, close: true });
  const books = await openBooks(url);
  await books.close();
}

/** What the workers made of the template (`createStockedDatabase`). */
async function dropStocked(adminUrl: string, prefix: string): Promise<void> {
  const find = `select datname as name from pg_database where starts_with(datname, ${pg.escapeLiteral(prefix)})`;
  const rows = (await administer(adminUrl, find)) as { name: string }[];
  for (const { name } of rows) await administer(adminUrl, `drop database ${pg.escapeIdentifier(name)} with (force)`);
}

async function administer(adminUrl: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
