import { reservationIsOver } from '#core/order/index.ts';
import { checkAfter } from '../payment/check-after.ts';
import { watched } from '../payment/watched.ts';
import { expireOrder } from './expire-order.ts';
import { type SettleNeeds, settleOrder } from './settle-order.ts';
import { changeOrder, type OrderRow, ordersToCheck } from './store.ts';

const batch = 50;

/** Settles what was paid by someone who never came back, and releases what was reserved and not paid in its time. */
export async function sweepOpenOrders(ctx: SettleNeeds): Promise<void> {
  const now = ctx.clock.now();
  const failures: unknown[] = [];
  for (const row of await ordersToCheck(ctx.db, now, batch)) {
    // Put off first: one that fails must not be asked about in every round.
    await changeOrder(ctx.db, row.id, { nextCheckAt: nextCheck(row, now), checks: row.checks + 1 });
    const act = reservationIsOver(row.reservedUntil, now) ? expireOrder : settleOrder;
    // Nor may it hold up the others, whose pieces someone else is waiting for.
    await watched(ctx, row, () => act(ctx, row.id)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'open orders that do not add up');
}

/** As rarely as with any payment, but never later than the moment at which the reservation ends. */
function nextCheck({ reservedUntil, checks }: OrderRow, now: Date): Date {
  const next = checkAfter(now, checks + 1);
  return now < reservedUntil && reservedUntil < next ? reservedUntil : next;
}
