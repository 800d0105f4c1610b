import { sql } from 'drizzle-orm';
import { staffRoles } from '#core/account/index.ts';
import { sessionLimits } from '#core/settings/index.ts';
import type { Ctx } from '../../context.ts';
import { account, session } from '../../db/schema/index.ts';

const { lasts, rest } = sessionLimits.staff;
const ago = (seconds: number) => sql.raw(`now() - interval '${seconds} seconds'`);
const staff = sql.raw(staffRoles.map((role) => `'${role}'`).join(', '));

/**
 * Ends the sessions whose time is over although nobody comes back with them: their event streams end with them. Sessions
 * are kept by real time, whatever the demo's clock says.
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
