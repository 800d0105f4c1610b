import { orderPaymentLifecycle } from '#core/order/index.ts';
import { lockAccount } from '../account/lock-account.ts';
import { lockItems } from '../catalog/lock-items.ts';
import { putBackStock } from '../catalog/take-stock.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { returnCredit } from '../fee/order-credit.ts';
import { announce } from '../live/announce.ts';
import { releaseCoupon } from '../promotion/release-coupon.ts';
import { changeOrder, heldFor, lockOrder, type OrderRow, releaseHeld } from './store.ts';

/** Puts everything back that an order held. Only for one whose payment can no longer succeed. */
export function lapseOrder(ctx: Pick<Ctx, 'db' | 'clock'>, { id, accountId }: OrderRow): Promise<OrderRow> {
  return inTransaction(ctx, async (inside) => {
    await lockAccount(inside.db, accountId);
    const row = await lockOrder(inside.db, id);
    if (!row) throw new Error(`no order ${id}`);
    const step = orderPaymentLifecycle.next(row.payment, 'release');
    if (!step.ok) return row;
    const held = await heldFor(inside.db, [id]);
    await lockItems(
      inside,
      held.map(({ recordId }) => recordId),
    );
    await putBackStock(inside, held);
    await releaseHeld(inside.db, id);
    await releaseCoupon(inside, { orderId: id });
    if (row.feeId) await returnCredit(inside, { feeId: row.feeId, orderId: id });
    const lapsed = await changeOrder(inside.db, id, { payment: step.to, lapsedAt: inside.clock.now() });
    announce(inside.db, accountId, 'orders');
    return lapsed;
  });
}
