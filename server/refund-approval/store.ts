import { aliasedTable, and, asc, desc, eq } from 'drizzle-orm';
import type { RefundApprovalState } from '#core/payment/index.ts';
import type { Db } from '../db/database.ts';
import { type Beginning, begun, bounds, fits, howMany, type Page } from '../db/page.ts';
import { account, refundApproval } from '../db/schema/index.ts';

export type ApprovalRow = typeof refundApproval.$inferSelect;

export async function approvalById(db: Db, id: string): Promise<ApprovalRow | null> {
  const [row] = await db.select().from(refundApproval).where(eq(refundApproval.id, id));
  return row ?? null;
}

export async function lockApproval(tx: Db, id: string): Promise<ApprovalRow | null> {
  const [row] = await tx.select().from(refundApproval).where(eq(refundApproval.id, id)).for('update');
  return row ?? null;
}

export async function changeApproval(tx: Db, id: string, changes: Partial<ApprovalRow>): Promise<void> {
  await tx.update(refundApproval).set(changes).where(eq(refundApproval.id, id));
}

const decider = aliasedTable(account, 'decider');
const { id, kind, subjectId, act, cents, state, askedBy, askedAt, decidedAt, reason } = refundApproval;
const columns = { id, kind, subjectId, act, cents, state, askedBy, askedAt, decidedAt, reason };

export interface ApprovalsAsked {
  words: string;
  state: RefundApprovalState | undefined;
  page: Page;
}

/** Newest first; the search looks at ids and names. */
export async function approvalPage(db: Db, asked: ApprovalsAsked) {
  const { limit, offset } = bounds(asked.page);
  const rows = await db
    .select({ ...columns, given: refundApproval.given, asker: account.firstName, decider: decider.firstName, howMany })
    .from(refundApproval)
    .leftJoin(account, eq(account.id, refundApproval.askedBy))
    .leftJoin(decider, eq(decider.id, refundApproval.decidedBy))
    .where(
      and(
        fits(asked.words, refundApproval.subjectId, account.firstName, decider.firstName, refundApproval.reason),
        asked.state && eq(refundApproval.state, asked.state),
      ),
    )
    .orderBy(desc(refundApproval.askedAt), desc(refundApproval.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: rows[0]?.howMany ?? 0 };
}

export async function waitingApprovals(db: Db, { words, limit }: Beginning) {
  const rows = await db
    .select({ ...columns, asker: account.firstName, howMany })
    .from(refundApproval)
    .leftJoin(account, eq(account.id, refundApproval.askedBy))
    .where(and(eq(refundApproval.state, 'waiting'), fits(words, refundApproval.subjectId, account.firstName)))
    .orderBy(asc(refundApproval.askedAt), asc(refundApproval.id))
    .limit(limit);
  return begun(rows);
}
