import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Beginning, Begun, PageOf } from '../db/page.ts';
import { type ApprovalFacts, approvalFacts } from './approval-facts.ts';
import { type ApprovalsAsked, approvalPage, waitingApprovals } from './store.ts';

export type ListedApproval = Omit<Awaited<ReturnType<typeof approvalPage>>['rows'][number], 'given'> & {
  about: ApprovalFacts;
  /** The caller started it, so someone else decides. */
  mine: boolean;
};

/** Refunds that wait for a second person, and what was decided. Null if the caller may not see them. */
export async function listApprovals(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  asked: ApprovalsAsked,
): Promise<PageOf<ListedApproval> | null> {
  const allowed = authorise(ctx.actor, 'order.refund');
  if (!allowed.ok) return null;
  const { rows, total } = await approvalPage(ctx.db, asked);
  const facts = await approvalFacts(ctx, rows);
  const listed = rows.map(({ given: _, ...row }) => ({
    ...row,
    about: facts.get(row.id) ?? { pieces: [], instead: null, note: '' },
    mine: row.askedBy === allowed.account.id,
  }));
  return { rows: listed, total, page: asked.page };
}

export type WaitingApproval = Awaited<ReturnType<typeof waitingApprovals>>['rows'][number];

export async function approvalsWaiting(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  wanted: Beginning,
): Promise<Begun<WaitingApproval>> {
  return authorise(actor, 'order.refund').ok ? waitingApprovals(db, wanted) : { rows: [], total: 0 };
}
