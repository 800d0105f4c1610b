import { confirmationDays } from '#core/newsletter/index.ts';
import { productName } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { confirmPath, unsubscribePath } from './links.ts';
import type { SubscriptionRow } from './store.ts';

/** Asks whether the letter is wanted; only a yes from this mailbox starts it. */
export function promiseQuestion(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  { id, email, token }: SubscriptionRow,
  askedAt: Date,
): Promise<void> {
  return promiseMail(ctx, ctx.db, {
    to: email,
    subject: `Shall we send you the ${productName} letter?`,
    title: 'One press, and the letter is yours',
    paragraphs: [
      `Someone, we hope you, asked for the ${productName} letter: new pieces, real rooms and the odd good lamp, once a month.`,
      `Press the button within ${confirmationDays} days. If it was not you, do nothing: we will not write again.`,
    ],
    button: { label: 'Yes, send me the letter', href: confirmPath(token) },
    unsubscribe: unsubscribePath(token),
    onceKey: `newsletter-question:${id}:${askedAt.toISOString()}`,
  });
}
