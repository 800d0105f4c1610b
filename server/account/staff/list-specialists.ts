import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { account } from '../../db/schema/index.ts';

/** Active specialists, who compose the boards. */
export async function listSpecialists(ctx: Pick<Ctx, 'db'>): Promise<{ id: string; firstName: string }[]> {
  const atWork = and(eq(account.role, 'specialist'), isNull(account.disabledAt), isNull(account.deletedAt));
  return ctx.db
    .select({ id: account.id, firstName: account.firstName })
    .from(account)
    .where(atWork)
    .orderBy(asc(account.id));
}
