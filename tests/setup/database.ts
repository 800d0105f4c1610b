import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { afterThisFile } from './after-file.ts';

/** A PostgreSQL database of a test file's own, migrated, closed and dropped when the file is done. */
export async function createTestDatabase(): Promise<Database> {
  const database = openDatabase(await createMigratedUrl());
  afterThisFile(() => database.close());
  return database;
}

/** One with the demo's furniture for sale. */
export async function createStockedDatabase(): Promise<Database> {
  stockedTemplate ??= stock();
  const database = openDatabase(await createUrl(await stockedTemplate));
  afterThisFile(() => database.close());
  return database;
}

let stockedTemplate: Promise<string> | undefined;

/** Once for each worker: adding the furniture takes several times as long as copying a database that has it. */
async function stock(): Promise<string> {
  const { seedDemoCatalog } = await import('#server/catalog/seed-demo-catalog.ts');
  const { template } = inject('testCluster');
  const name = `${template}_stocked_${randomUUID()}`;
  const database = openDatabase(await copyOf(template, name));
  await seedDemoCatalog(database);
  await database.close();
  return name;
}

/** The address of such a database, for a process of its own. */
export const createMigratedUrl = (): Promise<string> => createUrl(inject('testCluster').template);

/** The address of one without any table, for what brings its own schema. */
export const createEmptyDatabase = (): Promise<string> => createUrl('template1');

async function createUrl(template: string): Promise<string> {
  const name = `test_${randomUUID()}`;
  const url = await copyOf(template, name);
  afterThisFile(() => administer(`drop database ${pg.escapeIdentifier(name)} with (force)`));
  return url;
}

async function copyOf(template: string, name: string): Promise<string> {
  // Copying files takes a quarter of the processor time that writing every page to the log does.
  await administer(
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} strategy file_copy`,
  );
  const url = new URL(inject('testCluster').adminUrl);
  url.pathname = name;
  return url.href;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testCluster').adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
