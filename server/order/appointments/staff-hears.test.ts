import { beforeAll, expect, test } from 'vitest';
import { announcedBy } from '../../../tests/setup/announced.ts';
import { createAccount } from '../../../tests/setup/context.ts';
import { confirmLines } from '../fulfillment/confirm-lines.ts';
import { shipLines } from '../fulfillment/ship-lines.ts';
import { newPiece, type OrderShop, openOrderShop, orderedFor, shopper } from '../order.test-data.ts';
import { orderToShow } from '../records/order-to-show.ts';
import { linesOf } from '../store-lines.ts';
import { chooseWindow } from './choose-window.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});

test('everyone on staff who may see the order hears that its customer chose a day', async () => {
  const { specialist } = shop;
  const colleagues = [];
  for (const role of ['fulfillment', 'admin'] as const) colleagues.push(await createAccount(shop.ctx, { role }));
  const one = await shopper(shop, [{ recordId: await newPiece(shop.ctx), delivery: 'white-glove' }]);
  const orderId = await orderedFor(shop, one);
  const staff = shop.ctx.as(specialist);
  await confirmLines(staff, { orderId });
  await shipLines(staff, { orderId, carrier: 'ups', tracking: '1' });
  const lineIds = (await linesOf(shop.ctx.db, [orderId])).map(({ id }) => id);
  const [open] = (await orderToShow(one.asked, orderId))?.deliveryDays ?? [];
  const window = { day: open?.day ?? '', part: 'morning' } as const;
  const heard = await announcedBy(shop.database, shop.ctx.db, () =>
    chooseWindow(one.asked, { orderId, lineIds, window }),
  );
  for (const { id } of [one.person, specialist, ...colleagues]) expect(heard).toContain(`orders for ${id}`);
});
