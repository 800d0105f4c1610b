import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { type AccountRole, adminRoles, type OthersInCharge } from '#core/account/index.ts';
import type { Db } from '../../db/database.ts';
import { account } from '../../db/schema/index.ts';
import { takeTurns } from '../../db/take-turns.ts';

/**
 * Counts the other active admins and owners and holds a lock until the caller's transaction ends. Without it, two admins
 * demoting each other at the same moment would both succeed.
 */
export async function othersInCharge(tx: Db, id: string | null): Promise<OthersInCharge> {
  await takeTurns(tx, 'admins');
  const others = and(
    inArray(account.role, [...adminRoles]),
    id === null ? undefined : ne(account.id, id),
    isNull(account.deletedAt),
    isNull(account.disabledAt),
  );
  const owners = sql<number>`count(*) filter (where ${account.role} = 'owner')`.mapWith(Number);
  const [found] = await tx.select({ owners, admins: count() }).from(account).where(others);
  return found ?? { owners: 0, admins: 0 };
}

/** Whether this person's role still counts. An admin may have been disabled since their request began. */
export async function isStillInRole(tx: Db, { id, role }: { id: string; role: AccountRole }): Promise<boolean> {
  const own = and(eq(account.id, id), eq(account.role, role), isNull(account.disabledAt), isNull(account.deletedAt));
  return (await tx.select({ id: account.id }).from(account).where(own)).length > 0;
}
