import type { MessageSide, NewMessage } from '#core/message/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { type TryNeeds, takeTry } from '../limits/take-try.ts';
import { handOverUploads } from '../media/uploads/hand-over-uploads.ts';
import { findThread } from './find-thread.ts';
import { deleteDraft } from './store.ts';
import { writeMessage } from './write-message.ts';

export type Sent =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'unknown-picture' | 'unknown-piece' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

const needed = { customer: 'message.write-own', house: 'message.write-any' } as const satisfies Readonly<
  Record<MessageSide, string>
>;

/** Posts a message to a project's thread. A draft sent twice is posted once. */
export async function sendMessage(
  ctx: TryNeeds & Pick<Ctx, 'jobs'>,
  { surveyId, draftId = null, ...said }: NewMessage & { surveyId: string; draftId?: string | null },
): Promise<Sent> {
  const thread = await findThread(ctx, surveyId);
  const allowed = thread && authorise(ctx.actor, needed[thread.side]);
  if (!thread || !allowed?.ok) return { ok: false, reason: 'not-found' };
  if (thread.side === 'customer') {
    const may = await takeTry(ctx, 'message');
    if (!may.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: may.retryAfterSeconds };
  }
  const known = await itemsById(ctx, said.pieces);
  if (said.pieces.some((recordId) => !known.has(recordId))) return { ok: false, reason: 'unknown-piece' };
  const { project, side } = thread;
  return inTransaction(ctx, async (inside) => {
    // Pictures that staff attach become the customer's own, so they can see them and erasing their account deletes
    // them.
    const handed = await handOverUploads(inside, {
      publicIds: said.pictures,
      from: [allowed.account.id, project.accountId],
      to: project.accountId,
    });
    if (!handed) return { ok: false, reason: 'unknown-picture' };
    const message = { ...said, kind: 'message', side, authorId: allowed.account.id, draftId } as const;
    const isNew = await writeMessage(inside, project, message);
    if (side === 'house') await deleteDraft(inside.db, { projectId: project.id, accountId: allowed.account.id });
    if (isNew && side === 'house') {
      await appendAudit(inside, { act: 'message.write', subject: { kind: 'project', id: project.id }, surveyId });
    }
    return { ok: true };
  });
}
