import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { itemsById } from '../catalog/find-items.ts';
import { furniture, ledgerEntry } from '../db/schema/index.ts';
import { syncPayment } from '../payment/sync.ts';
import {
  asking,
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  pay,
  pieceNow,
  placedFor,
  shopper,
} from './order.test-data.ts';
import { placeOrder } from './placing/place-order.ts';
import { searchOrders } from './records/list-orders.ts';
import { cancelLines } from './returns/cancel-lines.ts';

/** The largest number in four bytes. */
const fourBytes = 2_147_483_647;

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});

test('an order for a piece that has sold for $21 million settles, and can be canceled', async () => {
  const recordId = await newPiece(shop.ctx, { cents: 45_000_000 });
  const totals = { grossSalesCents: fourBytes, totalUnitsSold: fourBytes };
  await shop.ctx.db.update(furniture).set(totals).where(eq(furniture.recordId, recordId));
  const june = await shopper(shop, [{ recordId, quantity: 2 }]);
  const { id } = await placedFor(june);
  await pay(shop, id);
  await syncPayment(shop.ctx, id);
  expect((await booksOf(shop.ctx, id)).order.payment).toBe('complete');
  const after = { sold: fourBytes + 2, earned: fourBytes + 90_000_000 };
  expect(await pieceNow(shop.ctx, recordId)).toMatchObject(after);
  expect((await itemsById(shop.ctx, [recordId])).get(recordId)).toMatchObject({
    grossSalesCents: after.earned,
    totalUnitsSold: after.sold,
  });
  expect(await cancelLines(shop.ctx.as(shop.specialist), { orderId: id })).toMatchObject({ ok: true });
  expect(await pieceNow(shop.ctx, recordId)).toMatchObject({ sold: fourBytes, earned: fourBytes });
});

test('a cart over what a card can pay, or over four bytes of cents, is refused before anything is written', async () => {
  const recordId = await newPiece(shop.ctx, { cents: 100_000_000, stock: 99 });
  for (const quantity of [1, 99]) {
    const june = await shopper(shop, [{ recordId, quantity }]);
    expect(await placeOrder(june.asked, asking(june))).toMatchObject({ ok: false, reason: 'too-large' });
  }
  expect(await pieceNow(shop.ctx, recordId)).toMatchObject({ stock: 99 });
});

test('the studio lists an order whose payments add up to more than four bytes of cents', async () => {
  const june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
  const orderId = await orderedFor(shop, june);
  const at = shop.ctx.clock.now();
  const paid = { orderId, kind: 'captured', of: 'line', cents: fourBytes, at } as const;
  await shop.ctx.db.insert(ledgerEntry).values([
    { ...paid, id: 'ledger-large-1', intentId: 'pi_large_1' },
    { ...paid, id: 'ledger-large-2', intentId: 'pi_large_2' },
  ]);
  const found = await searchOrders(shop.ctx.as(shop.specialist), {
    ...{ words: orderId.slice(-8), state: undefined },
    page: { number: 1, size: 5 },
  });
  expect(found?.rows[0]?.cents).toBeGreaterThan(2 * fourBytes);
});
