import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { account } from '../../db/schema/index.ts';

/**
 * How many admins can come in besides this one. Until the caller's transaction ends nobody else is told: two admins who
 * take the role from each other at the same moment would otherwise both succeed.
 */
export async function otherAdmins(tx: Db, id: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`);
  const others = and(
    eq(account.role, 'admin'),
    ne(account.id, id),
    isNull(account.deletedAt),
    isNull(account.disabledAt),
  );
  const [found] = await tx.select({ many: count() }).from(account).where(others);
  return found?.many ?? 0;
}
