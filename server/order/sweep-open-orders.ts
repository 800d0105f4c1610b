import { reservationIsOver } from '#core/order/index.ts';
import { eachApart, throwFailures } from '../jobs/each-apart.ts';
import { checkHeld } from '../payment/check-after.ts';
import { watched } from '../payment/watched.ts';
import { expireOrder } from './expire-order.ts';
import { type SettleNeeds, settleOrder } from './settle-order.ts';
import { changeOrder, ordersToCheck } from './store.ts';

const batch = 50;

/** Settles what was paid by someone who never came back, and releases what was reserved and not paid in its time. */
export async function sweepOpenOrders(ctx: SettleNeeds): Promise<void> {
  const now = ctx.clock.now();
  // One that fails may not hold up the others, whose pieces someone else is waiting for.
  const failures = await eachApart(await ordersToCheck(ctx.db, now, batch), async (row) => {
    // Put off first: one that fails must not be asked about in every round.
    await changeOrder(ctx.db, row.id, checkHeld({ until: row.reservedUntil, checks: row.checks }, now));
    const act = reservationIsOver(row.reservedUntil, now) ? expireOrder : settleOrder;
    await watched(ctx, row, () => act(ctx, row.id));
  });
  throwFailures(failures, 'open orders that do not add up');
}
