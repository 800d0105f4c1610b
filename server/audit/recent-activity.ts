import { and, desc, eq, inArray } from 'drizzle-orm';
import { type AccountAct, accountActNames, wordsOfAccountAct } from '#core/audit/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { audit } from '../db/schema/index.ts';

export interface AccountActivity {
  id: string;
  at: Date;
  /** Worded for the account's owner. */
  said: string;
  /** 'Safari on iPhone', if a browser did it. */
  device: string | null;
}

const most = 20;

/** What was done to the caller's account, newest first. */
export async function recentActivity(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<AccountActivity[]> {
  const allowed = authorise(ctx.actor, 'profile.view-own');
  if (!allowed.ok) return [];
  const rows = await entriesOf(ctx.db, allowed.account.id, accountActNames, most);
  return rows.map(({ id, act, detail, createdAt }) => ({
    id,
    at: createdAt,
    said: wordsOfAccountAct(act as AccountAct).said,
    device: typeof detail.device === 'string' ? detail.device : null,
  }));
}

/** Was one of these ever done to this account? */
export const wasDone = async (ctx: Pick<Ctx, 'db'>, accountId: string, acts: readonly AccountAct[]): Promise<boolean> =>
  (await entriesOf(ctx.db, accountId, acts, 1)).length > 0;

const entriesOf = (db: Db, accountId: string, acts: readonly AccountAct[], limit: number) =>
  db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectKind, 'account'), eq(audit.subjectId, accountId), inArray(audit.act, [...acts])))
    .orderBy(desc(audit.createdAt), desc(audit.id))
    .limit(limit);
