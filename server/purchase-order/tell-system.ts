import { countPieces, purchaseOrderNumber } from '#core/purchase-order/index.ts';
import type { MakerEvent } from '#core/webhook/index.ts';
import type { Ctx } from '../context.ts';
import { tellMakersSystem } from '../webhook/makers-system.ts';
import type { PurchaseOrderNews } from './letters.ts';
import { linkTo } from './link-key.ts';
import { purchaseOrderById, type WholeLine, wholeLines } from './store.ts';

const events: Readonly<Record<PurchaseOrderNews, MakerEvent>> = {
  new: 'purchase-order.sent',
  again: 'purchase-order.sent',
  changed: 'purchase-order.changed',
  reminder: 'purchase-order.reminder',
  'rest-cancelled': 'purchase-order.rest-cancelled',
  cancelled: 'purchase-order.cancelled',
};

/**
 * Tells the maker's own system what its mail says: the order as it is now, where it ships to, and the link that confirms
 * it. A canceled one names no one. False if the maker has no system, or it's paused.
 */
export async function tellSystem(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'secret' | 'company'>,
  { id, makerId }: { id: string; makerId: string },
  news: PurchaseOrderNews,
): Promise<boolean> {
  const found = await purchaseOrderById(ctx.db, id);
  if (!found) return false;
  const { version, linkVersion } = found.purchaseOrder;
  const { name, line1, line2, city, state, zip } = found.order.address;
  const isOver = news === 'cancelled' || news === 'rest-cancelled';
  const data = {
    ...{ purchaseOrderId: id, number: purchaseOrderNumber(id), version },
    ...(isOver
      ? {}
      : {
          shipTo: { name, line1, line2, city, state, zip },
          confirmUrl: new URL(linkTo(ctx, { id, linkVersion }), ctx.company.origin).href,
        }),
    lines: (await wholeLines(ctx.db, [id])).filter(({ cancelled }) => !cancelled).map(told),
  };
  return tellMakersSystem(ctx, { makerId, purchaseOrderId: id, type: events[news], data });
}

function told({ id, sku, unitCostCents, ordered, parts }: WholeLine) {
  const { name, recordId, shipBy, delivery } = ordered;
  return { ...{ id, recordId, sku, name, shipBy, delivery, unitCostCents }, quantity: countPieces(parts).wanted };
}
