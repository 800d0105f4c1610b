import { eq } from 'drizzle-orm';
import { maker, purchaseOrder } from '../db/schema/index.ts';
import { saveCost, saveMaker } from '../maker/save-maker.ts';
import { newPiece, orderedFor, shopper } from '../order/order.test-data.ts';
import { acceptBill, saveBill } from '../purchase-order/bill.ts';
import { sendPurchaseOrder } from '../purchase-order/studio-purchase-orders.ts';
import type { ActingShop, Acts } from './every-act.test-data.ts';

const form = {
  ...{ contactName: 'Astrid', email: 'orders@osterby.example', phone: '', leadTimeDays: '14', shippingTerms: '' },
  ...{ returnTerms: '', pays: 'commission', commissionPercent: '40', holidays: '' },
};

const typed = { number: 'R-1', day: '2026-12-10', other: '9.00', quantity: {}, unit: {} };

/** A purchase order that waits to be sent, to a maker that has an address by now. */
async function raised(shop: ActingShop): Promise<string> {
  const { ctx } = shop;
  const june = await shopper(shop, [{ recordId: await newPiece(ctx) }]);
  const orderId = await orderedFor(shop, june);
  await ctx.runEffects();
  await ctx.db.update(maker).set({ email: 'orders@osterby.example' });
  const [row] = await ctx.db.select().from(purchaseOrder).where(eq(purchaseOrder.orderId, orderId));
  return row?.id ?? '';
}

/** The studio's acts on makers and what we order from them. */
export const makerActs: Acts = {
  saveMaker: async ({ ctx, ada }) => {
    await newPiece(ctx);
    const [row] = await ctx.db.select().from(maker).limit(1);
    return [await saveMaker(ada, { id: row?.id ?? '', form, seenRevision: 1 })];
  },
  saveCost: async ({ ctx, ada }) => [await saveCost(ada, { recordId: await newPiece(ctx), costCents: 45_000 })],
  sendPurchaseOrder: async (shop) => [await sendPurchaseOrder(shop.ada, await raised(shop))],
  saveBill: async (shop) => [await saveBill(shop.ada, { id: await raised(shop), typed })],
  acceptBill: async (shop) => {
    const id = await raised(shop);
    const saved = await saveBill(shop.ada, { id, typed });
    return [await acceptBill(shop.ada, { id, seen: saved.ok ? saved.differences : [] })];
  },
};
