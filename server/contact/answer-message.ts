import { contactLifecycle, contactTopics, contactWordsSchema } from '#core/contact/index.ts';
import { dayWords, easternDay } from '#core/promotion/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { type ContactRow, insertAnswer, lockMessage, setState } from './store.ts';

interface Given {
  message: ContactRow;
  answer: { id: string; words: string; by: string };
}

/** Our reply, which says which message it answers. */
function promiseAnswerMail(ctx: Pick<Ctx, 'db' | 'jobs'>, { message, answer }: Given): Promise<void> {
  return promiseMail(ctx, ctx.db, {
    to: message.email,
    subject: `Re: ${contactTopics[message.topic]}`,
    title: `${answer.by} wrote back`,
    paragraphs: paragraphsOf(answer.words),
    // The address may not be the sender's own, so don't send their text to it under our name.
    closing: `You wrote to us on ${dayWords(easternDay(message.receivedAt))} about this: ${contactTopics[message.topic]}.`,
    onceKey: `contact-answer:${answer.id}`,
  });
}

const paragraphsOf = (words: string) => words.split('\n').filter((line) => line.trim() !== '');

export type Answered =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown' | 'changed' }
  | { ok: false; reason: 'invalid'; problem: string };

interface Answer {
  id: string;
  words: string;
  /** The form's id: if it's submitted twice, there's still only one reply. */
  formId: string;
}

/** Replies by email. */
export async function answerMessage(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids' | 'actor'>,
  { id, words, formId }: Answer,
): Promise<Answered> {
  const who = authorise(ctx.actor, 'contact.answer');
  if (!who.ok) return who;
  const read = contactWordsSchema.safeParse(words);
  if (!read.success) return { ok: false, reason: 'invalid', problem: read.error.issues[0]?.message ?? '' };
  return inTransaction(ctx, async (inside) => {
    const message = await lockMessage(inside.db, id);
    if (!message) return { ok: false, reason: 'unknown' };
    const answer = { id: `answer_${formId}`, messageId: id, answeredBy: who.account.id, words: read.data };
    const step = contactLifecycle.next(message.state, 'answer');
    if (!step.ok) return { ok: false, reason: 'changed' };
    const isNew = await insertAnswer(inside.db, { ...answer, answeredAt: ctx.clock.now() });
    if (!isNew) return { ok: true };
    await setState(inside.db, id, step.to);
    await promiseAnswerMail(inside, { message, answer: { ...answer, by: who.account.firstName } });
    await appendAudit(inside, { act: 'contact.answer', subject: { kind: 'contact', id } });
    return { ok: true };
  });
}
