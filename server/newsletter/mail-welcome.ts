import { productName } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { unsubscribePath } from './links.ts';
import type { SubscriptionRow } from './store.ts';

/** The first letter: it says what was asked for, and how to leave. */
export function promiseWelcome(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  { id, email, token, askedAt }: SubscriptionRow,
): Promise<void> {
  return promiseMail(ctx, ctx.db, {
    to: email,
    subject: `Welcome to the ${productName} letter`,
    title: 'Welcome in',
    paragraphs: [
      'Once a month we send you new pieces, rooms people really live in, and what we learned about measuring doors.',
      'Until then, borrow from the gallery: every piece in every picture is one you can order.',
    ],
    button: { label: 'Open the gallery', href: '/inspiration-gallery' },
    unsubscribe: unsubscribePath(token),
    onceKey: `newsletter-welcome:${id}:${askedAt.toISOString()}`,
  });
}
