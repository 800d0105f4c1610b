import { type MessageSide, mailDue } from '#core/message/index.ts';
import type { Ctx } from '../context.ts';
import { readerOf } from './store.ts';

export const mailMessageKind = 'mail-message';

export const otherSide = (side: MessageSide): MessageSide => (side === 'customer' ? 'house' : 'customer');

/** Schedules a check whether this message is still unread. */
export async function promiseMessageMail(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  message: { id: string; projectId: string; side: MessageSide; sentAt: Date },
): Promise<void> {
  const { lastSeenAt, lastMailedAt } = await readerOf(ctx.db, message.projectId, otherSide(message.side));
  const dueAt = mailDue(message.sentAt, { lastSeenAt, lastMailedAt, wantsMail: true });
  if (!dueAt) return;
  await ctx.jobs.promise(ctx.db, {
    kind: mailMessageKind,
    payload: { messageId: message.id },
    onceKey: `${message.id}:${dueAt.toISOString()}`,
    dueAt,
  });
}
