import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { authorise } from '../../../authorise.ts';
import type { Ctx } from '../../../context.ts';
import { account, selection } from '../../../db/schema/index.ts';

/** Boards the caller has just published elsewhere and could still call back. */
export interface RecentBoards {
  surveyId: string;
  customer: string;
  letterDueAt: Date;
}

const most = 3;

/** What the caller published in the last minutes, other than on this desk: after "publish and next", say. */
export async function recentlyPublished(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  surveyId: string,
): Promise<RecentBoards[]> {
  const allowed = authorise(ctx.actor, 'board.publish');
  if (!allowed.ok) return [];
  const rows = await ctx.db
    .select({ surveyId: selection.surveyId, letterDueAt: selection.letterDueAt, customer: account.firstName })
    .from(selection)
    .innerJoin(account, eq(account.id, selection.accountId))
    .where(
      and(
        eq(selection.specialistId, allowed.account.id),
        gt(selection.letterDueAt, ctx.clock.now()),
        isNull(selection.openedAt),
        eq(selection.state, 'published'),
        ne(selection.surveyId, surveyId),
      ),
    )
    .orderBy(desc(selection.letterDueAt))
    .limit(most);
  return rows.flatMap(({ letterDueAt, ...one }) => (letterDueAt ? [{ ...one, letterDueAt }] : []));
}
