import { asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { message, messageDraft, project } from '../db/schema/index.ts';

/** All messages in a person's threads, from both sides. */
export async function messagesOfAccount(ctx: Pick<Ctx, 'db'>, accountId: string) {
  return ctx.db
    .select({ project: message.projectId, side: message.side, body: message.body, sentAt: message.sentAt })
    .from(message)
    .innerJoin(project, eq(project.id, message.projectId))
    .where(eq(project.accountId, accountId))
    .orderBy(asc(message.sentAt));
}

export async function forgetMessages(ctx: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  const own = ctx.db.select({ id: project.id }).from(project).where(eq(project.accountId, accountId));
  await ctx.db.delete(message).where(inArray(message.projectId, own));
  await ctx.db.delete(messageDraft).where(inArray(messageDraft.projectId, own));
}
