import { contactTopics } from '#core/contact/index.ts';
import { dayWords, easternDay } from '#core/promotion/index.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import type { ContactRow } from './store.ts';

interface Given {
  message: ContactRow;
  answer: { id: string; words: string; by: string };
}

/** Our answer, and which message it answers. */
export function promiseAnswerMail(ctx: Pick<Ctx, 'db' | 'jobs'>, { message, answer }: Given): Promise<void> {
  return promiseMail(ctx, ctx.db, {
    to: message.email,
    subject: `Re: ${contactTopics[message.topic]}`,
    title: `${answer.by} wrote back`,
    paragraphs: paragraphsOf(answer.words),
    // The address may not be the sender's own: what they wrote is not sent to it under our name.
    closing: `You wrote to us on ${dayWords(easternDay(message.receivedAt))} about this: ${contactTopics[message.topic]}.`,
    onceKey: `contact-answer:${answer.id}`,
  });
}

const paragraphsOf = (words: string) => words.split('\n').filter((line) => line.trim() !== '');
