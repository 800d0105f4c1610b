import { feeIsDueToExpire, feeLifecycle, paidBeforeToExpire } from '#core/fee/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { changeFee, feesPaidUntil, lockFeeOf } from './store.ts';

const batch = 100;

/**
 * Marks fees whose year is over. The rules go by the payment date and never wait for this mark; it's for lists and
 * counts, and it updates the open page. Rooms already taken stay taken.
 */
export async function expireFees(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now();
  for (const { id } of await feesPaidUntil(ctx.db, paidBeforeToExpire(now), batch)) {
    await inTransaction(ctx, async ({ db }) => {
      const fee = await lockFeeOf(db, id);
      if (!fee || !feeIsDueToExpire(fee, now) || !feeLifecycle.next(fee.status, 'expire').ok) return;
      const { accountId } = await changeFee(db, id, { status: 'expired', expiredAt: now });
      announce(db, accountId, 'fee');
    });
  }
}
