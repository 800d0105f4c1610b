import { DatabaseError } from 'pg';
import type { Db } from './database.ts';
import { isTransaction } from './drizzle-session.ts';
import { inTransaction } from './transaction.ts';

/** A deadlock, and a transaction that didn't fit with another one. PostgreSQL has undone all of ours, and another went on. */
const undone = new Set(['40P01', '40001']);

/** Whether the database ended this transaction only because another was in its way. */
export function wasInTheWay(problem: unknown): boolean {
  for (let one = problem; one instanceof Error; one = one.cause) {
    if (one instanceof DatabaseError && undone.has(one.code ?? '')) return true;
  }
  return false;
}

const tries = 3;

/**
 * `inTransaction`, run again if the database ended it for another transaction's sake. Only for an action whose every
 * effect is in the database: one that asks the card provider, or counts in memory, would do that twice. Inside another
 * transaction it isn't run again, because that one is undone, too.
 */
export async function inRetriedTransaction<Context extends { db: Db }, Value>(
  ctx: Context,
  act: (inside: Context) => Promise<Value>,
): Promise<Value> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await inTransaction(ctx, act);
    } catch (problem) {
      if (left === 0 || isTransaction(ctx.db) || !wasInTheWay(problem)) throw problem;
    }
  }
}
