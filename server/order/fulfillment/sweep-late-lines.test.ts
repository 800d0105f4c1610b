import { beforeAll, expect, test } from 'vitest';
import {
  beforeTransactions,
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  shopper,
} from '../order.test-data.ts';
import { sweepLateLines } from './sweep-late-lines.ts';

const day = 24 * 3_600_000;
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});

test('an order that cannot be seen to does not hold up the others, whether silent or late', async () => {
  const orderIds: string[] = [];
  for (let made = 0; made < 2; made += 1) {
    orderIds.push(await orderedFor(shop, await shopper(shop, [{ recordId: await newPiece(shop.ctx) }])));
  }
  const seen = async () => {
    const books = await Promise.all(orderIds.map((id) => booksOf(shop.ctx, id)));
    return books.flatMap(({ lines }) => lines.map(({ state, delays }) => `${state} ${delays}`)).toSorted();
  };
  const failing = () =>
    beforeTransactions(shop.ctx, (nth) => (nth === 1 ? Promise.reject(new Error('no')) : Promise.resolve()));
  shop.ctx.clock.forward(15 * day);
  // Works no matter how many fail. Here the batch size is 1, so one failure fills a whole batch.
  await expect(sweepLateLines(failing(), 1)).rejects.toThrow('couldn’t handle');
  expect(await seen()).toEqual(['placed 0', 'placed 1']);
  await sweepLateLines(shop.ctx);
  shop.ctx.clock.forward(60 * day);
  await expect(sweepLateLines(failing(), 1)).rejects.toThrow('couldn’t handle');
  expect(await seen()).toEqual(['cancelled 1', 'placed 1']);
  await sweepLateLines(shop.ctx);
  expect(await seen()).toEqual(['cancelled 1', 'cancelled 1']);
});
