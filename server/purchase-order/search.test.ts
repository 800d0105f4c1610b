import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderNumber } from '#core/order/index.ts';
import { purchaseOrderNumber } from '#core/purchase-order/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { searchAudit } from '../audit/search-audit.ts';
import { maker, purchaseOrder } from '../db/schema/index.ts';
import { listExceptions } from '../exception/list-exceptions.ts';
import { newPiece, openOrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { listPurchaseOrders, sendPurchaseOrder } from './studio-purchase-orders.ts';

test('a purchase order is found by its number and by its customer’s: in its list, among exceptions, in the log', async () => {
  const shop = await openOrderShop();
  const ada = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' }));
  const buy = async () => {
    const orderId = await orderedFor(shop, await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]));
    await shop.ctx.runEffects();
    const [row] = await shop.ctx.db.select().from(purchaseOrder).where(eq(purchaseOrder.orderId, orderId));
    return { orderId, id: row?.id ?? '' };
  };
  const [{ orderId, id }] = [await buy(), await buy()];
  const page = { number: 1, size: 50 };
  const listed = async (words: string) =>
    (await listPurchaseOrders(ada, { words, page }))?.rows.map((row) => row.id) ?? [];
  const waiting = async (words: string) =>
    (await listExceptions(ada, { kind: 'maker', words, page }))?.rows.map(({ href }) => href) ?? [];
  const logged = async (person: string) =>
    (await searchAudit(ada, { person, project: '', act: undefined, page })).rows.map(({ act }) => act);

  expect(await listed('')).toHaveLength(2);
  // This maker has no address yet, so both are waiting for one.
  expect(await waiting('')).toHaveLength(2);
  for (const typed of [purchaseOrderNumber(id), purchaseOrderNumber(id).toLowerCase(), orderNumber(orderId)]) {
    expect(await listed(typed), typed).toEqual([id]);
    expect(await waiting(typed), typed).toEqual([`/studio/purchase-orders/${id}`]);
  }
  await shop.ctx.db.update(maker).set({ email: 'orders@osterby.example' });
  expect((await sendPurchaseOrder(ada, id)).ok).toBe(true);
  expect(await logged(purchaseOrderNumber(id))).toEqual(['purchase-order.send']);
  expect(await logged('PO-00000000')).toEqual([]);
});
