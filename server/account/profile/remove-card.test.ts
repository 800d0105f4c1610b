import { beforeAll, expect, test } from 'vitest';
import { type Customer, customer, type FeeShop, openedFor, openFeeShop, paymentOf } from '../../fee/fee.test-data.ts';
import { removeCard } from './remove-card.ts';
import { savedCards } from './saved-cards.ts';

let shop: FeeShop;
let june: Customer;
beforeAll(async () => {
  shop = await openFeeShop();
  june = await customer(shop.ctx);
  const paymentId = await paymentOf(shop.ctx, (await openedFor(june)).id);
  await shop.cards.stripe.paymentIntents.update(paymentId, { setup_future_usage: 'on_session' });
  await shop.cards.pay(paymentId);
});

test('a saved card is listed, stays while the provider is down, is removed once, and only by its owner', async () => {
  const [card] = await savedCards(june.asked);
  expect(card).toMatchObject({ brand: 'visa', last4: '4242' });
  const cardId = card?.id ?? '';
  const theo = await customer(shop.ctx);
  await openedFor(theo);
  expect(await removeCard(theo.asked, { cardId })).toEqual({ ok: true });
  expect(await savedCards(june.asked)).toHaveLength(1);
  shop.cards.sandbox.faults.set({ serverError: {} });
  expect(await removeCard(june.asked, { cardId })).toEqual({ ok: false, reason: 'provider-failed' });
  shop.cards.sandbox.faults.set({});
  expect(await removeCard(june.asked, { cardId })).toEqual({ ok: true });
  expect(await removeCard(june.asked, { cardId })).toEqual({ ok: true });
  expect(await savedCards(june.asked)).toEqual([]);
});
