import { and, asc, inArray, isNull } from 'drizzle-orm';
import { type StaffRole, staffRoles } from '#core/account/index.ts';
import type { Ctx } from '../context.ts';
import { account } from '../db/schema/index.ts';
import { authorise } from './authorise.ts';

export interface Colleague {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  secondFactor: boolean;
  disabled: boolean;
}

/** Those who work here, for an admin. */
export async function listPeople(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<Colleague[]> {
  if (!authorise(ctx.actor, 'people.view').ok) return [];
  const rows = await ctx.db
    .select()
    .from(account)
    .where(and(inArray(account.role, [...staffRoles]), isNull(account.deletedAt)))
    .orderBy(asc(account.role), asc(account.name));
  return rows.map(({ id, name, email, role, twoFactorEnabled, disabledAt }) => ({
    ...{ id, name, email },
    role: role === 'admin' ? 'admin' : 'specialist',
    secondFactor: twoFactorEnabled,
    disabled: disabledAt !== null,
  }));
}
