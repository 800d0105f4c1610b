import { confirmationDays, type NewsletterState, newsletterSchema, onSubscribe } from '#core/newsletter/index.ts';
import { type LimitVerdict, productName } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { takeTry } from '../limits/take-try.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { confirmPath, unsubscribePath } from './links.ts';
import { changeSubscription, insertSubscription, type SubscriptionRow, subscriptionOfEmail } from './store.ts';

export type Subscribed = { ok: true } | { ok: false; reason: 'invalid-email' } | Extract<LimitVerdict, { ok: false }>;

type Needs = Pick<Ctx, 'db' | 'ids' | 'clock' | 'jobs'> & Parameters<typeof takeTry>[0];

/**
 * Asks by email whether the newsletter is wanted. The response is always the same, so it doesn't reveal who subscribes.
 */
export async function subscribe(ctx: Needs, given: { email: string }): Promise<Subscribed> {
  const parsed = newsletterSchema.safeParse(given);
  if (!parsed.success) return { ok: false, reason: 'invalid-email' };
  const verdict = await takeTry(ctx, 'newsletter');
  if (!verdict.ok) return verdict;
  await inTransaction(ctx, (inside) => ask(inside, parsed.data.email));
  return { ok: true };
}

async function ask(ctx: Needs, email: string): Promise<void> {
  const now = ctx.clock.now();
  const state: NewsletterState = 'asked';
  const wish: SubscriptionRow = {
    id: ctx.ids.next('letter'),
    email,
    state,
    token: ctx.ids.token(),
    askedAt: now,
  };
  if (await insertSubscription(ctx.db, { ...wish, createdAt: now })) return promiseQuestion(ctx, wish, now);
  const known = await subscriptionOfEmail(ctx.db, email);
  if (!known || onSubscribe(known, now) === 'nothing') return;
  await changeSubscription(ctx.db, known.id, { state, askedAt: now });
  await promiseQuestion(ctx, known, now);
}

/** Asks for confirmation; only a yes from this mailbox starts the newsletter. */
function promiseQuestion(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  { id, email, token }: SubscriptionRow,
  askedAt: Date,
): Promise<void> {
  return promiseMail(ctx, ctx.db, {
    to: email,
    subject: `Want the ${productName} letter?`,
    title: 'One click, and the letter is yours',
    paragraphs: [
      `Someone, we hope you, asked for the ${productName} letter: new pieces, real rooms and the occasional great lamp, once a month.`,
      `Press the button within ${confirmationDays} days. If this wasn’t you, just ignore this email. We won’t write again.`,
    ],
    button: { label: 'Yes, send me the letter', href: confirmPath(token) },
    unsubscribe: unsubscribePath(token),
    onceKey: `newsletter-question:${id}:${askedAt.toISOString()}`,
  });
}
