import { and, desc, eq, gt } from 'drizzle-orm';
import { deviceName } from '#core/account/index.ts';
import type { Ctx } from '../../context.ts';
import { session } from '../../db/schema/index.ts';
import { announce } from '../../live/announce.ts';
import type { Auth } from '../auth.ts';
import { authorise } from '../authorise.ts';
import { endingLinks } from '../links/links.ts';

export interface Device {
  id: string;
  name: string;
  lastSeen: Date;
  current: boolean;
}

type Asked = { headers: Headers };

/** Where this person is signed in, the latest first. The library keeps sessions by real time, whatever the demo's clock says. */
export async function listDevices(ctx: Pick<Ctx, 'db' | 'actor'>, auth: Auth, { headers }: Asked): Promise<Device[]> {
  const allowed = authorise(ctx.actor, 'account.end-sessions-own');
  if (!allowed.ok) return [];
  const own = await auth.api.getSession({ headers });
  const rows = await ctx.db
    .select()
    .from(session)
    .where(and(eq(session.userId, allowed.account.id), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.updatedAt));
  return rows.map(({ id, userAgent, updatedAt }) => ({
    id,
    name: deviceName(userAgent),
    lastSeen: updatedAt,
    current: id === own?.session.id,
  }));
}

/** Signs out one other device, or all of them; with all of them every link we mailed is over, too. */
export async function endSessions(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  auth: Auth,
  { headers, id }: Asked & { id: string | 'others' },
): Promise<{ ok: boolean }> {
  const allowed = authorise(ctx.actor, 'account.end-sessions-own');
  if (!allowed.ok) return { ok: false };
  if (id === 'others') await endingLinks(ctx.db, allowed.account, () => auth.api.revokeOtherSessions({ headers }));
  else {
    const mine = and(eq(session.id, id), eq(session.userId, allowed.account.id));
    const [found] = await ctx.db.select({ token: session.token }).from(session).where(mine);
    if (!found) return { ok: false };
    await auth.api.revokeSession({ headers, body: { token: found.token } });
  }
  announce(ctx.db, allowed.account.id, 'profile');
  return { ok: true };
}
