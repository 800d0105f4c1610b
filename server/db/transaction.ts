import type { Db } from './database.ts';

/** Runs an act with everything it is given, its database being one transaction: all of it happens, or nothing. */
export function inTransaction<Context extends { db: Db }, Value>(
  ctx: Context,
  act: (inside: Context) => Promise<Value>,
): Promise<Value> {
  return ctx.db.transaction((tx) => act({ ...ctx, db: tx }));
}
