import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keys, type Started, started } from './started.test-data.ts';

/** Uses the official library to verify the wire format, with every call we make. */
let shop: Started;
beforeAll(async () => {
  shop = await started();
});
afterAll(() => shop.stop());

const payable = async () => {
  const customer = await shop.stripe.customers.create({ email: 'june@example.com' });
  const intent = await shop.stripe.paymentIntents.create({
    amount: 14_900,
    currency: 'usd',
    customer: customer.id,
    allowed_payment_method_types: ['card'],
    metadata: { order_id: 'order_1' },
  });
  return { customer, intent };
};

describe('customers', () => {
  test('are created, found and changed, nested fields and metadata included', async () => {
    const made = await shop.stripe.customers.create({
      name: 'June Tran',
      email: 'june@example.com',
      metadata: { account_id: 'account_1', note: 'x' },
    });
    expect(made).toMatchObject({ object: 'customer', livemode: false, name: 'June Tran', shipping: null });
    expect(made.id).toMatch(/^cus_/);
    expect(made.lastResponse.requestId).toMatch(/^req_/);
    const shipping = { name: 'June', address: { postal_code: '02143', state: 'MA', country: 'US' } };
    await shop.stripe.customers.update(made.id, { shipping, metadata: { note: '', more: 'y' } });
    const found = await shop.stripe.customers.retrieve(made.id);
    expect(found).toMatchObject({ name: 'June Tran', shipping, metadata: { account_id: 'account_1', more: 'y' } });
    expect(found).not.toHaveProperty('metadata.note');
  });

  test('that are unknown, or misspelled, are refused in words', async () => {
    await expect(shop.stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    });
    await expect(shop.stripe.customers.create({ email: 'june' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'email_invalid',
      param: 'email',
      message: 'Invalid email address: june',
    });
  });
});

describe('payment intents', () => {
  test('start without a card, carry their secret and belong to their customer', async () => {
    const { customer, intent } = await payable();
    expect(intent).toMatchObject({
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: 14_900,
      amount_received: 0,
      currency: 'usd',
      customer: customer.id,
      livemode: false,
      latest_charge: null,
      payment_method_types: ['card'],
      metadata: { order_id: 'order_1' },
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
  });

  test('go from confirmation to success with a charge that can be expanded', async () => {
    const { intent } = await payable();
    const paid = await shop.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge', 'payment_method'],
    });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 14_900, last_payment_error: null });
    expect(paid.latest_charge).toMatchObject({
      object: 'charge',
      paid: true,
      captured: true,
      amount_captured: 14_900,
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    });
    expect(paid.payment_method).toMatchObject({ object: 'payment_method', type: 'card', card: { last4: '4242' } });
  });

  test('change their amount until they are paid, and not after', async () => {
    const { intent } = await payable();
    const cheaper = await shop.stripe.paymentIntents.update(intent.id, { amount: 11_920 });
    expect(cheaper).toMatchObject({ amount: 11_920, status: 'requires_payment_method' });
    await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    await expect(shop.stripe.paymentIntents.update(intent.id, { amount: 1000 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      message: expect.stringContaining('amount could not be updated because it has a status of succeeded'),
    });
    await expect(shop.stripe.paymentIntents.confirm(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
      message:
        'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    });
  });

  test('are canceled once, and never when paid', async () => {
    const { intent } = await payable();
    const cancelled = await shop.stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
    expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    await expect(shop.stripe.paymentIntents.cancel(intent.id)).rejects.toThrow('it has a status of canceled');
    await expect(shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })).rejects.toThrow(
      'You cannot confirm this PaymentIntent because it has a status of canceled.',
    );
    const { intent: other } = await payable();
    await shop.stripe.paymentIntents.confirm(other.id, { payment_method: 'pm_card_visa' });
    await expect(shop.stripe.paymentIntents.cancel(other.id)).rejects.toThrow('it has a status of succeeded');
  });

  test.each([
    [{ amount: 49, currency: 'usd' }, 'amount_too_small', 'Amount must be at least $0.50 usd'],
    [{ amount: 0, currency: 'usd' }, 'parameter_invalid_integer', 'This value must be greater than or equal to 1.'],
    [{ amount: 149.5, currency: 'usd' }, 'parameter_invalid_integer', 'Invalid integer: 149.5'],
    [{ amount: 100_000_000, currency: 'usd' }, 'amount_too_large', 'Amount must be no more than $999,999.99'],
  ])('of %j are refused: %s', async (params, code, message) => {
    await expect(shop.stripe.paymentIntents.create(params)).rejects.toMatchObject({ code, message, param: 'amount' });
  });

  test('refuse what is missing and what they do not know', async () => {
    await expect(shop.stripe.rawRequest('POST', '/v1/payment_intents', { currency: 'usd' })).rejects.toMatchObject({
      code: 'parameter_missing',
      message: 'Missing required param: amount.',
    });
    const tampered = { amount: 5000, currency: 'usd', payment_method_types: ['card'] };
    await expect(shop.stripe.rawRequest('POST', '/v1/payment_intents', tampered)).rejects.toMatchObject({
      code: 'parameter_unknown',
      message: 'Received unknown parameter: payment_method_types',
    });
    await expect(shop.stripe.rawRequest('GET', '/v1/payouts')).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('Unrecognized request URL (GET: /v1/payouts)'),
    });
  });
});

describe('saved cards', () => {
  test('are kept by setup_future_usage only, listed newest first, and used again until detached', async () => {
    const { customer, intent } = await payable();
    const list = () => shop.stripe.customers.listPaymentMethods(customer.id, { type: 'card' });
    await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_mastercard' });
    expect((await list()).data).toEqual([]);

    const { id } = await shop.stripe.paymentIntents.create({ amount: 5000, currency: 'usd', customer: customer.id });
    await shop.stripe.paymentIntents.update(id, { setup_future_usage: 'on_session' });
    await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const [saved] = (await list()).data;
    expect(saved).toMatchObject({ customer: customer.id, card: { brand: 'visa', last4: '4242' } });
    expect((await shop.stripe.paymentMethods.list({ customer: customer.id })).data).toHaveLength(1);

    const again = await shop.stripe.paymentIntents.create({ amount: 5000, currency: 'usd', customer: customer.id });
    const method = saved?.id ?? '';
    expect(await shop.stripe.paymentIntents.confirm(again.id, { payment_method: method })).toMatchObject({
      status: 'succeeded',
    });

    expect(await shop.stripe.customers.retrievePaymentMethod(customer.id, method)).toMatchObject({ id: method });
    expect(await shop.stripe.paymentMethods.detach(method)).toMatchObject({ id: method, customer: null });
    expect((await list()).data).toEqual([]);
    const last = await shop.stripe.paymentIntents.create({ amount: 5000, currency: 'usd', customer: customer.id });
    await expect(shop.stripe.paymentIntents.confirm(last.id, { payment_method: method })).rejects.toThrow(
      'It may not be used again.',
    );
  });

  test("of another customer are not this customer's", async () => {
    const [owner, other] = [await shop.stripe.customers.create({}), await shop.stripe.customers.create({})];
    const method = await shop.stripe.paymentMethods.attach('pm_card_visa', { customer: owner.id });
    const intent = await shop.stripe.paymentIntents.create({ amount: 5000, currency: 'usd', customer: other.id });
    const stolen = shop.stripe.paymentIntents.confirm(intent.id, { payment_method: method.id });
    await expect(stolen).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    await expect(shop.stripe.customers.retrievePaymentMethod(other.id, method.id)).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  test('come in pages', async () => {
    const customer = await shop.stripe.customers.create({});
    for (const _ of [1, 2, 3]) await shop.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const first = await shop.stripe.paymentMethods.list({ customer: customer.id, limit: 2 });
    expect([first.data.length, first.has_more]).toEqual([2, true]);
    const all = await shop.stripe.paymentMethods
      .list({ customer: customer.id, limit: 2 })
      .autoPagingToArray({ limit: 9 });
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
  });
});

describe('refunds', () => {
  test('give back in parts, never more than was captured', async () => {
    const { intent } = await payable();
    const refund = (amount: number) => shop.stripe.refunds.create({ payment_intent: intent.id, amount });
    await expect(refund(100)).rejects.toThrow('does not have a successful charge to refund');
    await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    const made = await refund(4900);
    expect(made).toMatchObject({ object: 'refund', amount: 4900, status: 'succeeded', payment_intent: intent.id });
    expect(await shop.stripe.refunds.retrieve(made.id)).toMatchObject({ id: made.id, amount: 4900 });
    await expect(refund(10_001)).rejects.toMatchObject({
      param: 'amount',
      message: 'Refund amount ($100.01) is greater than unrefunded amount on charge ($100.00)',
    });
    await shop.stripe.refunds.create({ payment_intent: intent.id });
    await expect(refund(1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect((await shop.stripe.refunds.list({ payment_intent: intent.id })).data.map(({ amount }) => amount)).toEqual([
      10_000, 4900,
    ]);
    const { latest_charge } = await shop.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(latest_charge).toMatchObject({ amount_refunded: 14_900, refunded: true });
  });
});

describe('keys', () => {
  test('that are wrong or missing open nothing', async () => {
    const ask = (authorization?: string) =>
      fetch(`${shop.url}/v1/customers/cus_1`, authorization ? { headers: { authorization } } : {});
    expect((await ask()).status).toBe(401);
    expect((await ask('Bearer sk_test_wrong')).status).toBe(401);
    expect((await ask(`Basic ${Buffer.from(`${keys.secretKey}:`).toString('base64')}`)).status).toBe(404);
    const publishable = await ask(`Bearer ${keys.publishableKey}`);
    expect(publishable.status).toBe(403);
    expect(await publishable.json()).toMatchObject({ error: { code: 'secret_key_required' } });
  });
});
