import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Ctx, visitorActor } from '#server/context.ts';
import { account } from '#server/db/schema/index.ts';
import { answerError } from '#server/http/api-error.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { booksOf, type Customer, customer, type FeeShop, openCouponShop, paymentOf } from '../fee/fee.test-data.ts';
import { paymentApi } from './api.ts';

let shop: FeeShop;
let june: Customer;
beforeAll(async () => {
  shop = await openCouponShop();
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  june = await customer(shop.ctx);
});

async function call(asked: Ctx, name: string, body?: unknown) {
  const app = new Hono<HttpEnvironment>();
  app.onError(answerError);
  app.use(async (context, next) => {
    context.set('ctx', asked);
    await next();
  });
  app.route('/api', paymentApi());
  const headers = { 'Content-Type': 'application/json' };
  const answer = await app.request(`/api/${name}`, {
    method: 'POST',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('the callable payment functions', () => {
  test('create, retrieve and lower a fee order, in the spec’s shapes', async () => {
    const made = await call(june.asked, 'createSelectionFeeOrder', { surveyId: june.surveyId });
    expect(made).toMatchObject({
      status: 200,
      body: { status: 'open', amount_total: 14_900, total_details: { amount_discount: 0 } },
    });
    expect(made.body.client_secret).toMatch(/^pi_.*_secret_/);
    expect(await call(june.asked, 'createSelectionFeeOrder', { surveyId: june.surveyId })).toEqual(made);
    expect(await call(june.asked, 'retrieveOrder', { id: made.body.id })).toEqual(made);
    const applied = await call(june.asked, 'applyCouponCode', { code: 'WELCOME20', order: made.body.id });
    expect(applied.body.total_details.amount_discount / 100).toBe(29.8);
    expect(applied.body.amount_total).toBe(11_920);
  });

  test('an invalid code is the bare string, with status 200', async () => {
    const { body: order } = await call(june.asked, 'createSelectionFeeOrder', { surveyId: june.surveyId });
    const answer = await call(june.asked, 'applyCouponCode', { code: 'NOPE', order: order.id });
    expect(answer).toEqual({ status: 200, body: 'invalid-code' });
  });

  test('amounts, currencies and customers in the request change nothing', async () => {
    const tampered = { surveyId: june.surveyId, amount: 1, priceCents: 1, currency: 'jpy', customer: 'cus_other' };
    const { body: order } = await call(june.asked, 'createSelectionFeeOrder', tampered);
    expect(order).toMatchObject({ amount_total: 14_900, currency: 'usd' });
    await call(june.asked, 'applyCouponCode', { code: 'WELCOME20', order: order.id, amount_discount: 14_900 });
    const intent = await shop.cards.stripe.paymentIntents.retrieve(await paymentOf(shop.ctx, order.id));
    expect(intent).toMatchObject({ amount: 11_920, currency: 'usd' });
  });

  test('the browser’s key cannot change what is charged', async () => {
    const { body: order } = await call(june.asked, 'createSelectionFeeOrder', { surveyId: june.surveyId });
    const paymentId = await paymentOf(shop.ctx, order.id);
    const asBrowser = (path: string, fields: Record<string, string>) =>
      shop.cards.sandbox.app.request(`/v1/payment_intents/${paymentId}${path}`, {
        method: 'POST',
        headers: { Authorization: 'Bearer pk_test_tests', 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
    expect((await asBrowser('', { amount: '100' })).status).toBe(403);
    const confirm = { client_secret: order.client_secret, payment_method: 'pm_card_visa', amount: '100' };
    expect((await asBrowser('/confirm', confirm)).status).toBe(400);
    expect((await shop.cards.stripe.paymentIntents.retrieve(paymentId)).amount_received).toBe(0);
  });

  test('the payment customer is null, then made once, then told who pays and where it goes', async () => {
    expect(await call(june.asked, 'getPaymentCustomer')).toEqual({ status: 200, body: null });
    const made = await call(june.asked, 'createPaymentCustomer');
    expect(made.body).toMatchObject({ name: 'June', email: june.person.email });
    expect((await call(june.asked, 'createPaymentCustomer')).body.id).toBe(made.body.id);
    const change = { name: 'June Tran', email: 'june@example.com' };
    const moved = { ...change, shipping: { address: { postal_code: '02143', state: 'MA' } } };
    expect((await call(june.asked, 'updatePaymentCustomer', moved)).body).toMatchObject(moved);
    const [person] = await shop.ctx.db.select().from(account).where(eq(account.id, june.person.id));
    expect(person).toMatchObject({ shippingZip: '02143', shippingState: 'MA' });
    expect((await call(june.asked, 'getPaymentCustomer')).body).toMatchObject(moved);
    const wrong = { ...change, shipping: { address: { postal_code: '02143', state: 'NY' } } };
    expect(await call(june.asked, 'updatePaymentCustomer', wrong)).toEqual({
      status: 400,
      body: { error: { code: 'invalid', message: 'Please enter a valid shipping zip code.' } },
    });
  });

  test.each([
    ['getPaymentCustomer', undefined],
    ['createPaymentCustomer', undefined],
    ['retrieveOrder', { id: 'fee_1' }],
    ['createSelectionFeeOrder', { surveyId: 'survey_1' }],
    ['applyCouponCode', { code: 'WELCOME20', order: 'fee_1' }],
    ['updatePaymentCustomer', { name: 'a', email: 'a@b.co', shipping: { address: { postal_code: '1', state: 'NY' } } }],
  ])('%s asks a visitor to sign in', async (name, body) => {
    expect(await call(shop.ctx.as(visitorActor), name, body)).toMatchObject({
      status: 401,
      body: { error: { code: 'not-signed-in' } },
    });
  });

  test.each(['retrieveOrder', 'createSelectionFeeOrder', 'applyCouponCode', 'updatePaymentCustomer'])(
    '§7 %s asks a visitor to sign in before it looks at what was sent',
    async (name) => {
      for (const body of [undefined, {}, { id: 7 }]) {
        expect(await call(shop.ctx.as(visitorActor), name, body)).toEqual({
          status: 401,
          body: { error: { code: 'not-signed-in', message: 'Please sign in first.' } },
        });
      }
    },
  );

  test('another customer’s order and survey don’t exist', async () => {
    const { body: order } = await call(june.asked, 'createSelectionFeeOrder', { surveyId: june.surveyId });
    const theo = await customer(shop.ctx);
    const survey = { surveyId: june.surveyId };
    expect((await call(theo.asked, 'retrieveOrder', { id: order.id })).status).toBe(404);
    expect((await call(theo.asked, 'applyCouponCode', { code: 'WELCOME20', order: order.id })).status).toBe(404);
    expect((await call(theo.asked, 'createSelectionFeeOrder', survey)).status).toBe(404);
    expect((await booksOf(shop.ctx, order.id)).coupons).toEqual([]);
  });

  test.each([
    ['createSelectionFeeOrder', null],
    ['createSelectionFeeOrder', { surveyId: 7 }],
    ['applyCouponCode', { code: 'x'.repeat(1000), order: 'fee_1' }],
    ['updatePaymentCustomer', { name: 'June' }],
  ])('%s with %j is refused in the error shape', async (name, body) => {
    expect(await call(june.asked, name, body)).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } });
  });

  test('a provider that does not answer is told in the catalog’s words', async () => {
    shop.cards.sandbox.faults.set({ serverError: {} });
    const order = await call(june.asked, 'createSelectionFeeOrder', { surveyId: june.surveyId });
    const created = 'Sorry, an error occurred when creating your order.';
    expect(order).toEqual({ status: 502, body: { error: { code: 'provider-failed', message: created } } });
    const customerOf = await call(june.asked, 'createPaymentCustomer');
    expect(customerOf.body.error.message).toBe('Sorry, there was an error retrieving your customer information.');
  });
});
