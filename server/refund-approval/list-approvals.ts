import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Beginning, Begun, PageOf } from '../db/page.ts';
import { type ApprovalsAsked, approvalPage, waitingApprovals } from './store.ts';

export type ListedApproval = Awaited<ReturnType<typeof approvalPage>>['rows'][number] & {
  /** The caller started it, so someone else decides. */
  mine: boolean;
};

/** Refunds that wait for a second person, and what was decided. Null if the caller may not see them. */
export async function listApprovals(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  asked: ApprovalsAsked,
): Promise<PageOf<ListedApproval> | null> {
  const allowed = authorise(ctx.actor, 'exception.view');
  if (!allowed.ok) return null;
  const { rows, total } = await approvalPage(ctx.db, asked);
  const listed = rows.map((row) => ({ ...row, mine: row.askedBy === allowed.account.id }));
  return { rows: listed, total, page: asked.page };
}

export type WaitingApproval = Awaited<ReturnType<typeof waitingApprovals>>['rows'][number];

export async function approvalsWaiting(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  wanted: Beginning,
): Promise<Begun<WaitingApproval>> {
  return authorise(actor, 'exception.view').ok ? waitingApprovals(db, wanted) : { rows: [], total: 0 };
}
