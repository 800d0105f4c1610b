import { beforeAll, expect, test } from 'vitest';
import { sumGoingBack } from '#core/payment/index.ts';
import {
  delivered,
  exchanged,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  shopper,
} from '../order.test-data.ts';
import { getOrder } from '../records/get-order.ts';
import { searchOrders } from '../records/list-orders.ts';
import { orderRecord } from '../records/order-record.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturned } from './refund-returned.ts';
import { requestReturn } from './request-return.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});

test('a piece that was exchanged and then returned is back: customer, studio and record say so, and what was paid', async () => {
  const staff = shop.ctx.as(shop.specialist);
  const june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
  await paidFee(shop.ctx, june);
  const orderId = await orderedFor(shop, june);
  const seen = async () => {
    const order = await getOrder(june.asked, orderId);
    const studio = await searchOrders(staff, { words: '', state: undefined, page: { number: 1, size: 10 } });
    const listed = studio?.rows.find(({ id }) => id === orderId);
    if (!order || !listed) throw new Error('no order');
    expect(listed).toMatchObject({ status: order.status, cents: order.paidCents });
    expect(orderRecord(order)).toMatchObject({ status: order.status, amount_paid: order.paidCents });
    return order;
  };
  const newest = async () => (await seen()).lines.at(-1)?.id ?? '';
  const paid = (await seen()).paidCents;
  await delivered(shop, orderId);
  for (const cents of [110_000, 120_000]) {
    await exchanged(shop, june, { orderId, lineId: await newest(), cents });
    expect((await seen()).status).toBe('placed');
    await delivered(shop, orderId);
    expect((await seen()).status).toBe('delivered');
  }
  expect((await seen()).paidCents).toBe(paid + 20_000);
  const lineId = await newest();
  const lineIds = [lineId];
  await requestReturn(june.asked, { orderId, lineId, want: 'return', reason: 'damaged', note: '', photos: [] });
  await receiveReturn(staff, { orderId, lineIds });
  expect((await seen()).status).toBe('return in progress');
  await refundReturned(staff, { orderId, lineIds });
  const end = await seen();
  expect(end.lines.map(({ state }) => state)).toEqual(['replacement placed', 'replacement placed', 'refunded']);
  expect(end.status).toBe('returned');
  const back = sumGoingBack(end.refunds);
  expect(back).toBeGreaterThan(paid);
  expect(back).toBeLessThan(end.paidCents);
});
