import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { orderNumber } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { order } from '../../db/schema/index.ts';
import { syncPayment } from '../../payment/sync.ts';
import { confirmLines } from '../fulfillment/confirm-lines.ts';
import { newPiece, type OrderShop, oakStreet, openOrderShop, pay, placedFor, shopper } from '../order.test-data.ts';
import { searchOrders } from './list-orders.ts';

let shop: OrderShop;
let staff: Ctx;
const ids: string[] = [];
let email: string;

beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
  for (const name of ['June Tran', 'Theo_100%', 'Ada Byron']) {
    const one = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
    const { id } = await placedFor(one, { address: { ...oakStreet, name } });
    await pay(shop, id);
    shop.ctx.clock.forward(60_000);
    await syncPayment(shop.ctx, id);
    ids.push(id);
    email = one.person.email;
  }
  await confirmLines(staff, { orderId: ids[0] ?? '' });
});

const search = async (words: string, state?: 'confirmed' | 'shipped', page = { number: 1, size: 2 }) => {
  const list = await searchOrders(staff, { words, state, page });
  return { ids: list?.rows.map(({ id }) => id), total: list?.total };
};

test('the newest come first, page by page, with how many there are in all', async () => {
  expect(await search('')).toEqual({ ids: [ids[2], ids[1]], total: 3 });
  expect(await search('', undefined, { number: 2, size: 2 })).toEqual({ ids: [ids[0]], total: 3 });
});

test('they are found by name, number, email and the state of a piece', async () => {
  expect(await search('june t')).toEqual({ ids: [ids[0]], total: 1 });
  expect(await search('_100%')).toEqual({ ids: [ids[1]], total: 1 });
  expect(await search(ids[1]?.slice(-8) ?? '')).toEqual({ ids: [ids[1]], total: 1 });
  expect(await search(orderNumber(ids[1] ?? ''))).toEqual({ ids: [ids[1]], total: 1 });
  expect(await search(email)).toEqual({ ids: [ids[2]], total: 1 });
  expect(await search('', 'confirmed')).toEqual({ ids: [ids[0]], total: 1 });
  expect(await search('june', 'shipped')).toEqual({ ids: [], total: 0 });
});

test('no two orders have one number', async () => {
  const { db } = shop.ctx;
  const [first] = await db
    .select()
    .from(order)
    .where(eq(order.id, ids[0] ?? ''));
  if (!first) throw new Error('no order');
  const id = `order_another${first.id.slice(-8)}`;
  expect(orderNumber(id)).toBe(orderNumber(first.id));
  await expect(db.insert(order).values({ ...first, id, payment: 'lapsed' })).rejects.toMatchObject({
    cause: { constraint: 'purchase_number_key' },
  });
});
