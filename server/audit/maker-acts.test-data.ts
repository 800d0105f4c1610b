import { eq } from 'drizzle-orm';
import { createMakersKey } from '../api-key/create-key.ts';
import { furniture, maker, makerFeed, purchaseOrder } from '../db/schema/index.ts';
import { approveRun, discardRun, undoRun } from '../feed/decide-run.ts';
import { fetchNow } from '../feed/fetch-feed.ts';
import { applyFile, previewFeed } from '../feed/run-file.ts';
import { saveFeed } from '../feed/save-feed.ts';
import { sendLink } from '../maker/portal.ts';
import { saveCost, saveMaker } from '../maker/save-maker.ts';
import { newPiece, orderedFor, shopper } from '../order/order.test-data.ts';
import { acceptBill, saveBill } from '../purchase-order/bill.ts';
import { sendPurchaseOrder } from '../purchase-order/studio-purchase-orders.ts';
import { withdrawMakersLinks, withdrawOrderLink } from '../purchase-order/withdraw-links.ts';
import { setMakersSystem } from '../webhook/makers-system.ts';
import { answering, openReceiver } from '../webhook/receiver.test-data.ts';
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

const feedTerms = { schedule: 'off', mostPricesPercent: '30', mostStepPercent: '25', mostSoldOutPercent: '20' };

/** A maker's file that changes one price, by so many percent. */
async function fileFor({ ctx, maren }: ActingShop, percent: number) {
  const recordId = await newPiece(ctx);
  const [row] = await ctx.db
    .select({ id: maker.id })
    .from(maker)
    .innerJoin(furniture, eq(furniture.vendor, maker.name))
    .where(eq(furniture.recordId, recordId));
  const makerId = row?.id ?? '';
  const file = { name: 'prices.csv', text: `recordId,price\n${recordId},${1000 + percent * 10}` };
  const seen = await previewFeed(maren, { makerId, file });
  if (!seen.ok || !seen.preview) throw new Error('no plan');
  return { makerId, file, mapping: seen.mapping, stamp: seen.preview.stamp };
}

async function runFor(shop: ActingShop, percent: number): Promise<{ runId: string }> {
  const done = await applyFile(shop.maren, await fileFor(shop, percent));
  if (!done.ok || done.state === 'unchanged') throw new Error('no run');
  return { runId: done.runId };
}

/** The studio's acts on makers and what we order from them. */
export const makerActs: Acts = {
  saveMaker: async ({ ctx, ada }) => {
    await newPiece(ctx);
    const [row] = await ctx.db.select().from(maker).limit(1);
    return [await saveMaker(ada, { id: row?.id ?? '', form, seenRevision: 1 })];
  },
  saveCost: async ({ ctx, ada }) => [await saveCost(ada, { recordId: await newPiece(ctx), costCents: 45_000 })],
  setMakersSystem: async ({ ctx, ada }) => {
    const [row] = await ctx.db.select().from(maker).limit(1);
    return [await setMakersSystem(ada, { makerId: row?.id ?? '', url: 'http://127.0.0.1:9/orders' })];
  },
  createMakersKey: async ({ ctx, ada }) => {
    const [row] = await ctx.db.select().from(maker).limit(1);
    return [await createMakersKey(ada, { makerId: row?.id ?? '' })];
  },
  sendLink: async ({ ctx, ada }) => {
    await newPiece(ctx);
    const [row] = await ctx.db.update(maker).set({ email: 'orders@osterby.example' }).returning();
    return [await sendLink(ada, row?.id ?? '')];
  },
  withdrawMakersLinks: async ({ ctx, ada }) => {
    await newPiece(ctx);
    const [row] = await ctx.db.select().from(maker).limit(1);
    return [await withdrawMakersLinks(ada, row?.id ?? '')];
  },
  withdrawOrderLink: async (shop) => [await withdrawOrderLink(shop.ada, await raised(shop))],
  saveFeed: async (shop) => {
    const { makerId } = await fileFor(shop, 10);
    const address = 'http://127.0.0.1/stock.csv';
    const [row] = await shop.ctx.db.select().from(makerFeed).where(eq(makerFeed.makerId, makerId));
    const seenRevision = row?.revision ?? 1;
    return [await saveFeed(shop.ada, { makerId, form: { ...feedTerms, address }, seenRevision })];
  },
  applyFile: async (shop) => [await applyFile(shop.ada, await fileFor(shop, 10))],
  approveRun: async (shop) => [await approveRun(shop.ada, await runFor(shop, 50))],
  discardRun: async (shop) => [await discardRun(shop.ada, await runFor(shop, 50))],
  undoRun: async (shop) => [await undoRun(shop.ada, await runFor(shop, 10))],
  fetchNow: async (shop) => {
    const { makerId, file } = await fileFor(shop, 10);
    const server = await openReceiver(answering(200, file.text));
    await shop.ctx.db
      .insert(makerFeed)
      .values({ makerId, address: server.url })
      .onConflictDoUpdate({ target: makerFeed.makerId, set: { address: server.url } });
    const done = await fetchNow(shop.ada, { makerId });
    await server.close();
    return [done];
  },
  sendPurchaseOrder: async (shop) => [await sendPurchaseOrder(shop.ada, await raised(shop))],
  saveBill: async (shop) => [await saveBill(shop.ada, { id: await raised(shop), typed })],
  acceptBill: async (shop) => {
    const id = await raised(shop);
    const saved = await saveBill(shop.ada, { id, typed });
    return [await acceptBill(shop.ada, { id, seen: saved.ok ? saved.differences : [] })];
  },
};
