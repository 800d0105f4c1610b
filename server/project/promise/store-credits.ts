import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { PromiseCredit } from '#core/project/index.ts';
import type { Db } from '../../db/database.ts';
import { promiseCredit } from '../../db/schema/index.ts';

/** More than this no customer has: it would take as many late projects. */
const most = 100;

/** A customer's credits for late boards, oldest first. */
export const creditsOf = (db: Db, accountId: string): Promise<(PromiseCredit & { projectId: string | null })[]> =>
  db
    .select({
      ...{ id: promiseCredit.id, cents: promiseCredit.cents, bookedAt: promiseCredit.bookedAt },
      ...{ orderId: promiseCredit.orderId, projectId: promiseCredit.projectId },
    })
    .from(promiseCredit)
    .where(eq(promiseCredit.accountId, accountId))
    .orderBy(asc(promiseCredit.bookedAt), asc(promiseCredit.id))
    .limit(most);

/** Whether it was written: false if the project has one already. */
export async function insertCredit(tx: Db, row: typeof promiseCredit.$inferInsert): Promise<boolean> {
  const made = await tx.insert(promiseCredit).values(row).onConflictDoNothing().returning({ id: promiseCredit.id });
  return made.length > 0;
}

export async function hasCredit(db: Db, projectId: string): Promise<boolean> {
  return (await db.$count(promiseCredit, eq(promiseCredit.projectId, projectId))) > 0;
}

/** How many of these are now the order's. One that another order has isn't taken from it. */
export async function bindCredits(tx: Db, ids: readonly string[], orderId: string): Promise<number> {
  const free = or(isNull(promiseCredit.orderId), eq(promiseCredit.orderId, orderId));
  const bound = await tx
    .update(promiseCredit)
    .set({ orderId })
    .where(and(inArray(promiseCredit.id, [...ids]), free))
    .returning({ id: promiseCredit.id });
  return bound.length;
}

export async function freeCredits(tx: Db, orderId: string): Promise<void> {
  await tx.update(promiseCredit).set({ orderId: null }).where(eq(promiseCredit.orderId, orderId));
}
