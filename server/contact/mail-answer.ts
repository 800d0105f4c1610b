import { contactTopics } from '#core/contact/index.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import type { ContactRow } from './store.ts';

interface Given {
  message: ContactRow;
  answer: { id: string; words: string; by: string };
}

/** Our answer, with what was asked below it. */
export function promiseAnswerMail(ctx: Pick<Ctx, 'db' | 'jobs'>, { message, answer }: Given): Promise<void> {
  return promiseMail(ctx, ctx.db, {
    to: message.email,
    subject: `Re: ${contactTopics[message.topic]}`,
    title: `${answer.by} wrote back`,
    paragraphs: paragraphsOf(answer.words),
    rows: [['You asked', message.message]],
    onceKey: `contact-answer:${answer.id}`,
  });
}

const paragraphsOf = (words: string) => words.split('\n').filter((line) => line.trim() !== '');
