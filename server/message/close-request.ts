import { messageLimits } from '#core/message/index.ts';
import { lockAccount } from '../account/lock-account.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { closeRevision } from '../project/close-revision.ts';
import { projectFacts } from '../project/project-facts.ts';
import { discardDraft } from '../selection/desk/discard-draft.ts';
import { revisionRequests } from '../selection/desk/revision-requests.ts';
import { writeMessage } from './write-message.ts';

export type RequestClosed =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-waiting' | 'no-answer' | 'answer-too-long' };

/**
 * Answers a swap request in words, where the piece had better stay: the specialist's answer goes to the thread, the
 * current boards stay as they are, and the customer keeps the revision. A started draft is discarded.
 */
export async function closeRequest(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { surveyId, answer }: { surveyId: string; answer: string },
): Promise<RequestClosed> {
  const allowed = authorise(ctx.actor, 'board.publish');
  if (!allowed.ok) return { ok: false, reason: 'not-allowed' };
  const body = answer.trim();
  if (body === '') return { ok: false, reason: 'no-answer' };
  if (body.length > messageLimits.characters) return { ok: false, reason: 'answer-too-long' };
  const project = await projectFacts(ctx, surveyId);
  if (!project) return { ok: false, reason: 'not-found' };
  return inTransaction(ctx, async (inside) => {
    // Publishing and ordering lock the account first too, so neither happens in between.
    await lockAccount(inside.db, project.accountId);
    const asked = (await revisionRequests(inside, [surveyId])).get(surveyId);
    if (asked?.kind !== 'swap-request') return { ok: false, reason: 'not-waiting' };
    const closed = await closeRevision(inside, { surveyId });
    if (!closed.ok) return { ok: false, reason: 'not-waiting' };
    await discardDraft(inside.db, surveyId);
    const pieces = asked.recordId ? [asked.recordId] : [];
    const author = { side: 'house', authorId: allowed.account.id, draftId: null } as const;
    await writeMessage(inside, project, { ...author, kind: 'message', body, pictures: [], pieces });
    await appendAudit(inside, { act: 'board.close-request', subject: { kind: 'project', id: project.id }, surveyId });
    return { ok: true };
  });
}
