import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { findThread } from './find-thread.ts';
import { changeReader, markRead } from './store.ts';
import { announceThread } from './write-message.ts';

/** The caller is viewing the thread, so marks the other side's messages as read. */
export async function readThread(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  { surveyId }: { surveyId: string },
): Promise<{ ok: true; read: number } | { ok: false; reason: 'not-found' }> {
  const thread = await findThread(ctx, surveyId);
  if (!thread) return { ok: false, reason: 'not-found' };
  const { project, side } = thread;
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const read = await markRead(inside.db, project.id, side, now);
    await changeReader(inside.db, { projectId: project.id, side }, { lastSeenAt: now });
    if (read > 0) await announceThread(inside, project);
    return { ok: true, read };
  });
}
