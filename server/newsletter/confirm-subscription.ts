import { onConfirm } from '#core/newsletter/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { promiseWelcome } from './mail-welcome.ts';
import { changeSubscription, subscriptionOfToken } from './store.ts';

export type Confirmed = { ok: true } | { ok: false; reason: 'unknown' | 'expired' | 'unsubscribed' };

/** The yes from the reader's own mailbox. Said twice it is one yes, and one welcome. */
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
