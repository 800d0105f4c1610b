import { sql } from 'drizzle-orm';
import { staffRoles } from '#core/account/index.ts';
import { sessionLimits } from '#core/settings/index.ts';
import type { Ctx } from '../../context.ts';
import { account, session } from '../../db/schema/index.ts';

const { lasts, rest } = sessionLimits.staff;
const ago = (seconds: number) => sql.raw(`now() - interval '${seconds} seconds'`);
const staff = sql.raw(staffRoles.map((role) => `'${role}'`).join(', '));

/**
 * Deletes expired sessions that no one comes back with, which also ends their event streams. Sessions use real time,
 * not the demo clock.
 */
export async function sweepSessions(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db.execute(sql`
    delete from ${session} where ${session.id} in (
      select ${session.id} from ${session} where ${session.expiresAt} < now()
      union all
      select ${session.id} from ${session} join ${account} on ${account.id} = ${session.userId}
      where ${account.role} in (${staff})
        and (${session.lastSeenAt} <= ${ago(rest)} or ${session.createdAt} <= ${ago(lasts)})
    )`);
}
