import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { answersTo, type ContactRow, messageById } from './store.ts';

export interface OpenedMessage extends ContactRow {
  answers: { id: string; words: string; answeredAt: Date; by: string | null }[];
}

export async function getMessage(ctx: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<OpenedMessage | null> {
  if (!authorise(ctx.actor, 'contact.read').ok) return null;
  const message = await messageById(ctx.db, id);
  return message && { ...message, answers: await answersTo(ctx.db, id) };
}
