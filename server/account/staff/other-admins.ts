import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { account } from '../../db/schema/index.ts';
import { takeTurns } from '../../db/take-turns.ts';

/**
 * Counts the other active admins and holds a lock until the caller's transaction ends. Without it, two admins demoting
 * each other at the same moment would both succeed.
 */
export async function otherAdmins(tx: Db, id: string): Promise<number> {
  await takeTurns(tx, 'admins');
  const others = and(
    eq(account.role, 'admin'),
    ne(account.id, id),
    isNull(account.deletedAt),
    isNull(account.disabledAt),
  );
  const [found] = await tx.select({ many: count() }).from(account).where(others);
  return found?.many ?? 0;
}
