import { expect, test } from 'vitest';
import { createAccount } from '../../tests/setup/context.ts';
import { newPiece, openOrderShop, orderedFor, placedFor, shopper } from '../order/order.test-data.ts';
import { customerOfDesk } from './customer-of-desk.ts';

test('the brief names the customer’s other rooms and their paid orders, and nothing of anyone else', async () => {
  const shop = await openOrderShop();
  const sofa = await newPiece(shop.ctx, { cents: 219_000 });
  const june = await shopper(shop, [{ recordId: sofa }]);
  const second = await shopper(shop, [{ recordId: sofa }], june.person);
  const third = await shopper(shop, [{ recordId: sofa }], june.person);
  await orderedFor(shop, await shopper(shop, [{ recordId: sofa }]));
  const orderId = await orderedFor(shop, second);
  await placedFor(third);

  const specialist = shop.ctx.as(await createAccount(shop.ctx, { role: 'specialist' }));
  const desk = { surveyId: june.surveyId, project: { accountId: june.person.id } } as Parameters<
    typeof customerOfDesk
  >[1];
  const { rooms, orders } = await customerOfDesk(specialist, desk);
  expect(rooms.map(({ surveyId, state }) => [surveyId, state]).toSorted()).toEqual(
    [
      [second.surveyId, 'ordered'],
      [third.surveyId, 'boards ready'],
    ].toSorted(),
  );
  for (const { name } of rooms) expect(name).not.toBe('');
  expect(orders).toEqual([{ id: orderId, paidAt: expect.any(Date), totalCents: expect.any(Number) }]);
  expect(await customerOfDesk(june.asked, desk)).toEqual({ rooms: [], orders: [] });
});
