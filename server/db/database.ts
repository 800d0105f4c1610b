import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolClient } from 'pg';
import { isTracing } from '../process/tracing/spans.ts';
import { type ConnectionSettings, connectionOptions, plainConnection } from './connection.ts';
import { nameStatements } from './named-statements.ts';
import { keepSessions } from './prepared-statements.ts';
import * as schema from './schema/index.ts';
import { traceStatements } from './traced-statements.ts';

/** The database or a transaction in it. A use case doesn't care which it gets. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface Database {
  db: Db;
  pool: Pool;
  url: string;
  close(): Promise<void>;
}

export function openDatabase(
  url: string,
  options: { connections?: number; onError?: (error: Error) => void; connection?: ConnectionSettings } = {},
): Database {
  const connection = options.connection ?? plainConnection;
  const pool = new Pool({ ...connectionOptions(url, connection), max: options.connections ?? 10 });
  const close = closerOf(pool);
  // An idle connection that breaks (the database restarts) must not end the process. The next query reconnects.
  pool.on('error', (error) => options.onError?.(error));
  // Nor must one that breaks while checked out, between two statements of a transaction. The next statement fails.
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)));
  // A named statement belongs to a session, which a pooler may swap between two transactions.
  if (!connection.sharedSessions) nameStatements(pool);
  if (isTracing()) traceStatements(pool);
  const db = keepSessions(
    drizzle(pool, { schema }),
    () => pool.connect(),
    (client) => drizzle(client, { schema }),
  );
  return { db, pool, url, close };
}

/**
 * `pool.end()` resolves while the last connections are still closing. The database must not stop before that. A
 * connection that never opened isn't waited for: the pool drops it without a word.
 */
function closerOf(pool: Pool): () => Promise<void> {
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  return async () => {
    await pool.end();
    while (open.size > 0) await new Promise<void>((resolve) => pool.once('remove', () => resolve()));
  };
}
