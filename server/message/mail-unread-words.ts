import type { MessageSide } from '#core/message/index.ts';
import type { PromisedMail } from '../mail/promise-mail.ts';

const shown = 400;

const shortened = (body: string) => (body.length > shown ? `${body.slice(0, shown).trimEnd()}…` : body);

/** What the mail about unread messages says: who wrote, the first of the words, and where the rest is. */
export function unreadMail(given: {
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
    paragraphs: body === '' ? [`${from} sent you something to look at.`] : [`“${shortened(body)}”`],
    button: {
      label: 'Read and answer',
      href: side === 'customer' ? `/projects?messages=${surveyId}` : `/studio/projects/${surveyId}#messages`,
    },
  };
}
