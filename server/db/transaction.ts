import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Runs an action in one transaction: all of it happens, or nothing. Inside another action, it joins that one's. */
export function inTransaction<Context extends { db: Db }, Value>(
  ctx: Context,
  act: (inside: Context) => Promise<Value>,
): Promise<Value> {
  if (ctx.db instanceof PgTransaction) return act(ctx);
  return ctx.db.transaction((tx) => act({ ...ctx, db: tx }));
}
