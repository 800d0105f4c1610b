import { type MessageSide, mailDue, unreadBy } from '#core/message/index.ts';
import { type AccountContact, accountContact } from '../account/account-contact.ts';
import { staffInCharge } from '../account/staff/staff-in-charge.ts';
import type { Ctx } from '../context.ts';
import { type PromisedMail, promiseMail } from '../mail/promise-mail.ts';
import { projectById } from '../project/project-facts.ts';
import { otherSide, promiseMessageMail } from './promise-message-mail.ts';
import { changeReader, lockThread, messageById, messagesOf, readerOf } from './store.ts';

const shown = 400;

const shortened = (body: string) => (body.length > shown ? `${body.slice(0, shown).trimEnd()}…` : body);

/** The email about unread messages: who wrote, how the message starts, and where to read the rest. */
function unreadMail(given: {
  side: MessageSide;
  surveyId: string;
  unread: number;
  from: string | null;
  body: string;
}): Omit<PromisedMail, 'to' | 'onceKey'> {
  const { side, surveyId, unread, body } = given;
  const from = given.from ?? (side === 'customer' ? 'Your specialist' : 'Your customer');
  const subject = unread > 1 ? `${unread} new messages from ${from}` : `${from} wrote to you`;
  return {
    subject,
    title: subject,
    ...(body === ''
      ? { paragraphs: [`${from} sent you something to look at.`] }
      : { paragraphs: [], quotes: { words: [{ about: '', words: shortened(body) }], by: from } }),
    button: {
      label: 'Read and reply',
      href: side === 'customer' ? `/projects?messages=${surveyId}` : `/studio/projects/${surveyId}#messages`,
    },
  };
}

/** Sends one email for everything unread to a reader who hasn't been back. If one just went out, tries again later. */
export async function mailUnread(
  ctx: Pick<Ctx, 'db' | 'clock' | 'jobs'>,
  { messageId }: { messageId: string },
): Promise<void> {
  const about = await messageById(ctx.db, messageId);
  if (!about || about.readAt) return;
  await lockThread(ctx.db, about.projectId);
  const project = await projectById(ctx, about.projectId);
  const side = otherSide(about.side);
  const readers = project ? await readersOf(ctx, side, project) : [];
  if (!project || readers.length === 0) return;
  const seen = await readerOf(ctx.db, about.projectId, side);
  const now = ctx.clock.now();
  const due = mailDue(about.sentAt, { ...seen, wantsMail: true });
  // Another message in the same burst was mailed first, so check this one again when the next email is allowed.
  if (due && due > now) return promiseMessageMail(ctx, about);
  const unread = unreadBy(side, await messagesOf(ctx.db, about.projectId));
  const author = about.authorId ? await accountContact(ctx, about.authorId) : null;
  for (const reader of readers) {
    await promiseMail(ctx, ctx.db, {
      ...unreadMail({ side, surveyId: project.surveyId, unread, from: author?.firstName ?? null, body: about.body }),
      to: reader.email,
      onceKey: `unread:${messageId}:${reader.id}`,
    });
  }
  await changeReader(ctx.db, { projectId: about.projectId, side }, { lastMailedAt: now });
}

/** The customer, or the staff in charge. Messages of a project that no one has are on the studio's start page. */
async function readersOf(
  ctx: Pick<Ctx, 'db'>,
  side: MessageSide,
  { accountId, specialistId }: { accountId: string; specialistId: string | null },
): Promise<readonly AccountContact[]> {
  if (side === 'house') return specialistId ? staffInCharge(ctx, specialistId) : [];
  const customer = await accountContact(ctx, accountId);
  return customer ? [customer] : [];
}
