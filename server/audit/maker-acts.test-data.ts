import { eq } from 'drizzle-orm';
import { maker, purchaseOrder } from '../db/schema/index.ts';
import { saveCost, saveMaker } from '../maker/save-maker.ts';
import { newPiece, orderedFor, shopper } from '../order/order.test-data.ts';
import { sendPurchaseOrder } from '../purchase-order/studio-purchase-orders.ts';
import type { Acts } from './every-act.test-data.ts';

const form = {
  ...{ contactName: 'Astrid', email: 'orders@osterby.example', phone: '', leadTimeDays: '14', shippingTerms: '' },
  ...{ returnTerms: '', pays: 'commission', commissionPercent: '40', holidays: '' },
};

/** The studio's acts on makers. */
export const makerActs: Acts = {
  saveMaker: async ({ ctx, ada }) => {
    await newPiece(ctx);
    const [row] = await ctx.db.select().from(maker).limit(1);
    return [await saveMaker(ada, { id: row?.id ?? '', form, seenRevision: 1 })];
  },
  saveCost: async ({ ctx, ada }) => [await saveCost(ada, { recordId: await newPiece(ctx), costCents: 45_000 })],
  sendPurchaseOrder: async (shop) => {
    const { ctx, ada } = shop;
    const june = await shopper(shop, [{ recordId: await newPiece(ctx) }]);
    const orderId = await orderedFor(shop, june);
    await ctx.runEffects();
    await ctx.db.update(maker).set({ email: 'orders@osterby.example' });
    const [row] = await ctx.db.select().from(purchaseOrder).where(eq(purchaseOrder.orderId, orderId));
    return [await sendPurchaseOrder(ada, row?.id ?? '')];
  },
};
