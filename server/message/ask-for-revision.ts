import { messageOfRequest, type RevisionRequest } from '#core/message/index.ts';
import { isOrderable, recordIdsOf } from '#core/selection/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { beginRevision } from '../project/begin-revision.ts';
import { getSelection } from '../selection/results/get-selection.ts';
import { writeMessage } from './write-message.ts';

export type RevisionAnswer =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-on-boards' | 'not-now' | 'no-revisions-left' };

/**
 * Requests a swap or a new pair for the newest boards: adds it to the thread and puts the project back in the queue.
 */
export async function askForRevision(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { selectionId, request }: { selectionId: string; request: RevisionRequest },
): Promise<RevisionAnswer> {
  const allowed = authorise(ctx.actor, 'selection.ask-revision-own');
  const shown = allowed.ok ? await getSelection(ctx, selectionId) : null;
  if (!allowed.ok || !shown) return { ok: false, reason: 'not-found' };
  const { selection } = shown;
  if (!isOrderable(selection)) return { ok: false, reason: 'not-now' };
  if (request.kind === 'swap-request' && !recordIdsOf(selection.boards).includes(request.piece)) {
    return { ok: false, reason: 'not-on-boards' };
  }
  return inTransaction(ctx, async (inside) => {
    const begun = await beginRevision(inside, { surveyId: selection.surveyId });
    if (!begun.ok) return begun;
    const said = messageOfRequest(request);
    const author = { side: 'customer', authorId: allowed.account.id, draftId: null } as const;
    await writeMessage(inside, begun.project, { ...said, ...author });
    return { ok: true };
  });
}
