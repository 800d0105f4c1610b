import { and, eq, isNull, ne } from 'drizzle-orm';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { selection } from '../../db/schema/index.ts';

/**
 * Notes that the customer has opened their boards, which then can't be called back. Comes before reading them: either
 * this is first and the boards stay, or a call back is first and there is nothing to read.
 */
export async function openBoards(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>, selectionId: string): Promise<void> {
  const allowed = authorise(ctx.actor, 'selection.view-own');
  if (!allowed.ok) return;
  await ctx.db
    .update(selection)
    .set({ openedAt: ctx.clock.now() })
    .where(
      and(
        eq(selection.id, selectionId),
        eq(selection.accountId, allowed.account.id),
        isNull(selection.openedAt),
        ne(selection.state, 'draft'),
      ),
    );
}
