import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#server/context.ts';
import { answerError } from '#server/http/api-error.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { customer, type FeeShop, openCouponShop, paidFee } from '../fee/fee.test-data.ts';
import { paymentApi } from './api.ts';

let shop: FeeShop;
beforeAll(async () => {
  shop = await openCouponShop();
});

async function call(asked: Ctx, name: string, body: object) {
  const app = new Hono<HttpEnvironment>();
  app.onError(answerError);
  app.use(async (context, next) => {
    context.set('ctx', asked);
    await next();
  });
  app.route('/api', paymentApi());
  const headers = { 'Content-Type': 'application/json' };
  const answer = await app.request(`/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

test('a coupon for an order that is paid is told in the catalog’s words', async () => {
  const june = await customer(shop.ctx);
  const order = await paidFee(shop, june);
  expect(await call(june.asked, 'applyCouponCode', { code: 'WELCOME20', order })).toEqual({
    status: 409,
    body: { error: { code: 'not-open', message: 'Sorry, there was an error applying your coupon.' } },
  });
});

test('a payment customer who cannot be updated is told in the catalog’s words', async () => {
  const june = await customer(shop.ctx);
  shop.cards.sandbox.faults.set({ serverError: {} });
  const shipping = { address: { postal_code: '11201', state: 'NY' } };
  expect(
    await call(june.asked, 'updatePaymentCustomer', { name: 'June', email: 'june@example.com', shipping }),
  ).toEqual({
    status: 502,
    body: { error: { code: 'provider-failed', message: 'Sorry, there was an error updating your user profile.' } },
  });
  shop.cards.sandbox.faults.set({});
});
