import type { ContactState } from '#core/contact/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Page, PageOf } from '../db/page.ts';
import { type ContactRow, messagesOf } from './store.ts';

export interface InboxQuestion {
  state?: ContactState | undefined;
  words: string;
  page: Page;
}

/** The inbox, newest first. */
export async function listMessages(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  question: InboxQuestion,
): Promise<PageOf<ContactRow> | null> {
  if (!authorise(ctx.actor, 'contact.read').ok) return null;
  return { ...(await messagesOf(ctx.db, question)), page: question.page };
}
