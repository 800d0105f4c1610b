import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../../tests/setup/context.ts';
import { forgetOpened } from '../../payment/coalesce-syncs.ts';
import { newPiece, type OrderShop, oakStreet, openOrderShop, type Shopper, shopper } from '../order.test-data.ts';
import { placeOrder } from '../placing/place-order.ts';
import { retrieveOrder } from './retrieve-order.ts';

let shop: OrderShop;
let june: Shopper;
beforeAll(async () => {
  shop = await openOrderShop();
  const sofa = await newPiece(shop.ctx, { cents: 219_000 });
  june = await shopper(shop, [{ recordId: sofa, quantity: 1, delivery: 'standard' }]);
});

test('an open order comes with its client secret, a paid one without, and another customer’s not at all', async () => {
  const asked = shop.ctx.as(june.person);
  const given = { selectionId: june.selectionId, address: oakStreet, coupon: null, shown: null };
  const placed = await placeOrder(asked, given);
  if (!placed.ok) throw new Error(placed.reason);
  const { id, clientSecret } = placed.order;
  expect(await retrieveOrder(asked, { id })).toEqual(placed);
  // Another process knows only what the row says.
  forgetOpened(id);
  expect(await retrieveOrder(asked, { id })).toEqual(placed);
  const stranger = await createAccount(shop.ctx);
  expect(await retrieveOrder(shop.ctx.as(stranger), { id })).toEqual({ ok: false, reason: 'not-found' });
  await shop.cards.pay(clientSecret?.split('_secret_')[0] ?? '');
  expect(await retrieveOrder(asked, { id })).toMatchObject({
    ok: true,
    order: { id, payment: 'complete', clientSecret: null },
  });
});
