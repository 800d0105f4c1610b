import { and, asc, inArray, isNull } from 'drizzle-orm';
import { can, type StaffRole, staffRoles } from '#core/account/index.ts';
import type { Ctx } from '../../context.ts';
import { account } from '../../db/schema/index.ts';

export interface StaffMember {
  id: string;
  firstName: string;
  role: StaffRole;
}

/** Active staff who design rooms, and so can have projects. */
export const listDesigners = async (ctx: Pick<Ctx, 'db'>): Promise<StaffMember[]> =>
  (await listStaff(ctx)).filter(({ role }) => can(role, 'board.compose'));

/** All active studio staff. */
export async function listStaff(ctx: Pick<Ctx, 'db'>): Promise<StaffMember[]> {
  const atWork = and(inArray(account.role, [...staffRoles]), isNull(account.disabledAt), isNull(account.deletedAt));
  const rows = await ctx.db
    .select({ id: account.id, firstName: account.firstName, name: account.name, role: account.role })
    .from(account)
    .where(atWork)
    .orderBy(asc(account.firstName), asc(account.id));
  return rows.flatMap(({ id, firstName, name, role }) =>
    role === 'customer' ? [] : [{ id, firstName: firstName || name, role }],
  );
}
