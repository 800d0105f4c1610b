import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { purchaseOrder } from '../db/schema/index.ts';
import { lockMaker, updateMaker } from './store.ts';

/**
 * Every link mailed to a maker so far stops working: to its page and to each of its orders. Returns how many orders it has;
 * null if there's no such maker.
 */
export async function withdrawLinksOf({ db }: Pick<Ctx, 'db'>, makerId: string): Promise<number | null> {
  const maker = await lockMaker(db, makerId);
  if (!maker) return null;
  await updateMaker(db, makerId, { linkVersion: maker.linkVersion + 1 });
  const orders = await db
    .update(purchaseOrder)
    .set({ linkVersion: sql`${purchaseOrder.linkVersion} + 1` })
    .where(eq(purchaseOrder.makerId, makerId))
    .returning({ id: purchaseOrder.id });
  return orders.length;
}
