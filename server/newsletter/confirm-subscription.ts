import { onConfirm } from '#core/newsletter/index.ts';
import { productName } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { unsubscribePath } from './links.ts';
import { changeSubscription, type SubscriptionRow, subscriptionOfToken } from './store.ts';

export type Confirmed = { ok: true } | { ok: false; reason: 'unknown' | 'expired' | 'unsubscribed' };

/** The subscriber confirms from their own mailbox. Confirming twice still sends only one welcome. */
export function confirmSubscription(ctx: Pick<Ctx, 'db' | 'clock' | 'jobs'>, token: string): Promise<Confirmed> {
  return inTransaction(ctx, async (inside) => {
    const found = await subscriptionOfToken(inside.db, token);
    if (!found) return { ok: false, reason: 'unknown' };
    const now = ctx.clock.now();
    const verdict = onConfirm(found, now);
    if (!verdict.ok || found.state === 'subscribed') return verdict;
    await changeSubscription(inside.db, found.id, { state: 'subscribed', confirmedAt: now, unsubscribedAt: null });
    await promiseWelcome(inside, found);
    return verdict;
  });
}

/** The welcome email: what they signed up for and how to unsubscribe. */
function promiseWelcome(ctx: Pick<Ctx, 'db' | 'jobs'>, { id, email, token, askedAt }: SubscriptionRow): Promise<void> {
  return promiseMail(ctx, ctx.db, {
    to: email,
    subject: `Welcome to the ${productName} letter`,
    title: 'Welcome in',
    paragraphs: [
      'Once a month, we’ll send you new pieces, rooms people really live in, and what we’ve learned about measuring doors.',
      'Until then, borrow from the gallery. Tap a piece in any picture to see what it is, what it costs and whether it’s in stock.',
    ],
    button: { label: 'Open the gallery', href: '/inspiration-gallery' },
    unsubscribe: unsubscribePath(token),
    onceKey: `newsletter-welcome:${id}:${askedAt.toISOString()}`,
  });
}
