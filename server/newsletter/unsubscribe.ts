import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { changeSubscription, subscriptionOfToken } from './store.ts';

/** Unsubscribes immediately from any state. An unknown token gets the same answer, since there's nothing to end. */
export async function unsubscribe(ctx: Pick<Ctx, 'db' | 'clock'>, token: string): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    const found = await subscriptionOfToken(db, token);
    if (!found || found.state === 'unsubscribed') return;
    await changeSubscription(db, found.id, { state: 'unsubscribed', unsubscribedAt: ctx.clock.now() });
  });
}
