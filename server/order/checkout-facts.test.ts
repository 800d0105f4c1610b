import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { account, survey } from '../db/schema/index.ts';
import { checkoutFacts } from './checkout-facts.ts';
import { newPiece, type OrderShop, oakStreet, openOrderShop, orderedFor, shopper } from './order.test-data.ts';

let shop: OrderShop;
let sofa: string;

beforeAll(async () => {
  shop = await openOrderShop();
  sofa = await newPiece(shop.ctx);
});

test('a new customer finds the zip code of the room, or else of the profile', async () => {
  const june = await shopper(shop, [{ recordId: sofa }]);
  const opened = () => checkoutFacts(june.asked, june);
  await shop.ctx.db.update(account).set({ shippingZip: '10001' }).where(eq(account.id, june.person.id));
  expect(await opened()).toMatchObject({ facts: { address: { zip: '10001', line1: '', city: '' }, cards: [] } });
  const responses = { projectAddress: { state: 'NY', zip: '11201' }, state: 'NY', zip: '11201' };
  await shop.ctx.db.update(survey).set({ responses }).where(eq(survey.id, june.surveyId));
  expect(await opened()).toMatchObject({ facts: { address: { zip: '11201' } } });
});

test('a returning one finds everything: where the last order went', async () => {
  const june = await shopper(shop, [{ recordId: sofa }]);
  await orderedFor(shop, june);
  const again = await shopper(shop, [{ recordId: sofa }], june.person);
  expect(await checkoutFacts(again.asked, again)).toMatchObject({ ok: true, facts: { address: oakStreet } });
});
