import { and, asc, eq, ne, or } from 'drizzle-orm';
import type { ClaimedPieces } from '#core/purchase-order/index.ts';
import type { Db } from '../db/database.ts';
import { damageClaim, orderLine, purchaseOrderLine } from '../db/schema/index.ts';

export interface ClaimedOfMaker extends ClaimedPieces {
  id: string;
  at: Date;
  decidedAt: Date | null;
}

/** What customers reported as damaged of a purchase order's pieces, oldest first; not what they took back. */
export async function claimedOfMaker(db: Db, purchaseOrderId: string): Promise<ClaimedOfMaker[]> {
  const rows = await db
    .select({
      ...{ id: damageClaim.id, state: damageClaim.state, refundCents: damageClaim.refundCents, at: damageClaim.at },
      ...{ decidedAt: damageClaim.decidedAt, unitCostCents: purchaseOrderLine.unitCostCents },
      ...{ name: orderLine.name, quantity: orderLine.quantity, shares: orderLine.shares },
    })
    .from(purchaseOrderLine)
    // Its pieces may be lines of their own by now.
    .innerJoin(
      orderLine,
      or(eq(orderLine.id, purchaseOrderLine.orderLineId), eq(orderLine.partOfLineId, purchaseOrderLine.orderLineId)),
    )
    .innerJoin(damageClaim, eq(damageClaim.lineId, orderLine.id))
    .where(and(eq(purchaseOrderLine.purchaseOrderId, purchaseOrderId), ne(damageClaim.state, 'withdrawn')))
    .orderBy(asc(damageClaim.at), asc(damageClaim.id));
  return rows.map(({ shares, ...row }) => ({ ...row, soldCents: shares.net + shares.tax }));
}
