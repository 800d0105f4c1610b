import { and, desc, eq, getTableColumns, gt } from 'drizzle-orm';
import { deviceName, sessionIsOver } from '#core/account/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { account, session } from '../../db/schema/index.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { endingLinks } from '../links/links.ts';

export interface Device {
  id: string;
  name: string;
  lastSeen: Date;
  current: boolean;
}

type Asked = { headers: Headers };

/**
 * Where this person is signed in: this device first, then the most recent. Sessions use real time, not the demo clock.
 */
export async function listDevices(ctx: Pick<Ctx, 'db' | 'actor'>, auth: Auth, { headers }: Asked): Promise<Device[]> {
  const allowed = authorise(ctx.actor, 'account.end-sessions-own');
  if (!allowed.ok) return [];
  const own = await auth.personOf(headers);
  const rows = await ctx.db
    .select({ ...getTableColumns(session), role: account.role })
    .from(session)
    .innerJoin(account, eq(account.id, session.userId))
    .where(and(eq(session.userId, allowed.account.id), gt(session.expiresAt, new Date())))
    .orderBy(desc(eq(session.id, own?.sessionId ?? '')), desc(session.lastSeenAt));
  return rows
    .filter((row) => !sessionIsOver(row, new Date()))
    .map(({ id, userAgent, lastSeenAt }) => ({
      id,
      name: deviceName(userAgent),
      lastSeen: lastSeenAt,
      current: id === own?.sessionId,
    }));
}

/** Signs out one other device or all of them. Signing out all of them also cancels every emailed link. */
export async function endSessions(
  ctx: RecordNeeds,
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
  const accountId = allowed.account.id;
  await recordAccountAct(ctx, { act: 'account.end-sessions', accountId, headers });
  return { ok: true };
}
