import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Makes transactions that name the same thing take turns, in all processes on this database. Each holds its turn until it
 * ends. Begin the name with what it's about, so that no two kinds of things share one.
 */
export async function takeTurns(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
