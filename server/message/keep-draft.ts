import { messageLimits } from '#core/message/index.ts';
import { holdsStorable } from '#core/texts/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { findThread } from './find-thread.ts';
import { deleteDraft, hasMessage, lockThread, writeDraft } from './store.ts';

export type DraftKept = { ok: true } | { ok: false; reason: 'not-found' | 'too-long' };

/**
 * Keeps what someone of us is writing, so that it's there on every device until it's sent. A customer's stays in their
 * browser. A draft that comes after its message was sent is too late, and nothing is kept.
 */
export async function keepDraft(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  { surveyId, body, draftId }: { surveyId: string; body: string; draftId: string | null },
): Promise<DraftKept> {
  const thread = await findThread(ctx, surveyId);
  if (thread?.side !== 'house' || ctx.actor.kind !== 'account') return { ok: false, reason: 'not-found' };
  if (body.length > messageLimits.characters || !holdsStorable(body)) return { ok: false, reason: 'too-long' };
  const whose = { projectId: thread.project.id, accountId: ctx.actor.id };
  return inTransaction(ctx, async (inside) => {
    await lockThread(inside.db, whose.projectId);
    const isSent = draftId !== null && (await hasMessage(inside.db, whose.projectId, draftId));
    if (body.trim() === '' || isSent) await deleteDraft(inside.db, whose);
    else await writeDraft(inside.db, { ...whose, body, savedAt: inside.clock.now() });
    return { ok: true };
  });
}
