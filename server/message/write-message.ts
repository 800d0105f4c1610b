import type { MessageKind, MessageSide, NewMessage } from '#core/message/index.ts';
import { tellStaff } from '../account/staff/tell-colleagues.ts';
import type { Ctx } from '../context.ts';
import { announce } from '../live/announce.ts';
import type { FoundThread } from './find-thread.ts';
import { promiseMessageMail } from './promise-message-mail.ts';
import { insertMessage } from './store.ts';

export interface Written extends NewMessage {
  kind: MessageKind;
  side: MessageSide;
  authorId: string;
  draftId: string | null;
}

/**
 * Adds a message to a thread in the caller's transaction. Both sides are notified live, and an absent reader gets an
 * email.
 */
export async function writeMessage(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>,
  project: FoundThread['project'],
  { kind, side, authorId, draftId, body, pictures, pieces }: Written,
): Promise<boolean> {
  const id = ctx.ids.next('message');
  const sentAt = ctx.clock.now();
  const row = { id, projectId: project.id, draftId, kind, side, authorId, body, pictures, pieces, sentAt };
  if (!(await insertMessage(ctx.db, row))) return false;
  await promiseMessageMail(ctx, { id, projectId: project.id, side, sentAt });
  await announceThread(ctx, project);
  return true;
}

/** Both sides hear of it at once: of the shop, everyone who may answer, because any of them may have the page open. */
export async function announceThread(ctx: Pick<Ctx, 'db'>, project: FoundThread['project']): Promise<void> {
  announce(ctx.db, project.accountId, 'messages');
  await tellStaff(ctx, 'message.write-any', 'messages');
}
