import { type NewsletterState, newsletterSchema, onSubscribe } from '#core/newsletter/index.ts';
import type { LimitVerdict } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { takeTry } from '../limits/take-try.ts';
import { promiseQuestion } from './mail-question.ts';
import { changeSubscription, insertSubscription, type SubscriptionRow, subscriptionOfEmail } from './store.ts';

export type Subscribed = { ok: true } | { ok: false; reason: 'invalid-email' } | Extract<LimitVerdict, { ok: false }>;

type Needs = Pick<Ctx, 'db' | 'ids' | 'clock' | 'jobs'> & Parameters<typeof takeTry>[0];

/** Asks by mail whether the letter is wanted. The answer is the same for everyone: it tells nobody who reads us. */
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
