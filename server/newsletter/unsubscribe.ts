import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { changeSubscription, subscriptionOfToken } from './store.ts';

/** Ends it at once, from whatever state. A token nobody has is answered the same: there is nothing to end. */
export async function unsubscribe(ctx: Pick<Ctx, 'db' | 'clock'>, token: string): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    const found = await subscriptionOfToken(db, token);
    if (!found || found.state === 'unsubscribed') return;
    await changeSubscription(db, found.id, { state: 'unsubscribed', unsubscribedAt: ctx.clock.now() });
  });
}
