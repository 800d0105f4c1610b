import { type ContactMessage, contactTopics } from '#core/contact/index.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';

/** To our own mailbox: what somebody wrote, and where to answer. */
export function promiseContactMail(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  { id, inbox, ...given }: ContactMessage & { id: string; inbox: string },
): Promise<void> {
  return promiseMail(ctx, ctx.db, {
    to: inbox,
    subject: `${contactTopics[given.topic]}: a message from the contact form`,
    title: 'A message from the contact form',
    paragraphs: ['Somebody typed this on our site:', ...given.message.split('\n').filter((line) => line.trim() !== '')],
    rows: [
      ['From', given.name],
      ['About', contactTopics[given.topic]],
      ['Answer to', given.email],
    ],
    onceKey: `contact:${id}`,
  });
}
