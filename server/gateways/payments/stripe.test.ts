import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keys, type Started, started } from '#server/sandbox/stripe/started.test-data.ts';
import type { Outcome, Payments } from './port.ts';
import { stripePayments } from './stripe.ts';

/** Tests the adapter against a server that speaks Stripe's wire format. */
let shop: Started;
let payments: Payments;
beforeAll(async () => {
  shop = await started();
  payments = stripePayments({ ...keys, apiBase: shop.url });
});
afterAll(() => shop.stop());
beforeEach(() => shop.sandbox.faults.set({}));

let orders = 0;
const nextOrder = () => `order_${++orders}`;

function granted<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`${outcome.reason}: ${outcome.message}`);
  return outcome.value;
}

async function customer() {
  const id = nextOrder();
  return granted(await payments.createCustomer({ accountId: id, email: 'june@example.com', idempotencyKey: id }));
}

async function openPayment(amountCents = 14_900) {
  const [reference, { id: customerId }] = [nextOrder(), await customer()];
  const request = { reference, amountCents, customerId, description: 'Customization fee', idempotencyKey: reference };
  return { request, payment: granted(await payments.createPayment(request)) };
}

/** Plays the customer's browser; the adapter never sees a card. */
const payWith = (id: string, card = 'pm_card_visa') => shop.stripe.paymentIntents.confirm(id, { payment_method: card });

describe('customers', () => {
  test('are made once for each key, read and changed', async () => {
    const request = { accountId: 'account_1', name: 'June', email: 'june@example.com', idempotencyKey: 'account_1' };
    const made = granted(await payments.createCustomer(request));
    expect(made).toMatchObject({ name: 'June', email: 'june@example.com', accountId: 'account_1', shipping: null });
    expect(granted(await payments.createCustomer(request)).id).toBe(made.id);
    const shipping = { name: 'June Tran', address: { postalCode: '02143', state: 'MA' } };
    await payments.updateCustomer(made.id, { name: 'June Tran', shipping });
    expect(granted(await payments.getCustomer(made.id))).toMatchObject({
      name: 'June Tran',
      email: 'june@example.com',
      shipping: { name: 'June Tran', address: { postalCode: '02143', state: 'MA', line1: null } },
    });
  });

  test('that are unknown or misspelled are refused, not thrown', async () => {
    expect(await payments.getCustomer('cus_none')).toMatchObject({
      ok: false,
      reason: 'refused',
      type: 'other',
      code: 'resource_missing',
    });
    expect(await payments.createCustomer({ accountId: 'a', email: 'june', idempotencyKey: 'a' })).toMatchObject({
      ok: false,
      reason: 'refused',
      type: 'validation_error',
      message: 'Invalid email address: june',
    });
  });
});

describe('payments', () => {
  test('begin open, belong to their order, and are told as they stand once paid', async () => {
    const { request, payment } = await openPayment();
    expect(payment).toMatchObject({
      status: 'requires_payment_method',
      amountCents: 14_900,
      receivedCents: 0,
      refundedCents: 0,
      currency: 'usd',
      reference: request.reference,
      customerId: request.customerId,
      card: null,
      lastError: null,
    });
    expect(payment.clientSecret).toContain(payment.id);
    await payWith(payment.id);
    expect(granted(await payments.getPayment(payment.id))).toMatchObject({
      status: 'succeeded',
      receivedCents: 14_900,
      card: { brand: 'visa', last4: '4242' },
    });
  });

  test('asked for again with the same key are the same one, in its current state', async () => {
    const { request, payment } = await openPayment();
    await payWith(payment.id);
    expect(granted(await payments.createPayment(request))).toMatchObject({ id: payment.id, status: 'succeeded' });
    expect(await payments.createPayment({ ...request, amountCents: 1 })).toMatchObject({
      reason: 'refused',
      code: 'idempotency_error',
    });
  });

  test('change their amount by revision, and say the truth when it is too late', async () => {
    const { request, payment } = await openPayment();
    const change = (amountCents: number, revision: number) =>
      payments.updatePayment({ id: payment.id, amountCents, idempotencyKey: `${request.reference}:${revision}` });
    expect(granted(await change(11_920, 1)).amountCents).toBe(11_920);
    expect(granted(await change(14_900, 2)).amountCents).toBe(14_900);
    // The first change arrives again, late, and must not take effect again.
    expect(granted(await change(11_920, 1)).amountCents).toBe(14_900);
    await payWith(payment.id);
    expect(await change(100, 3)).toMatchObject({
      ok: false,
      reason: 'refused',
      code: 'payment_intent_unexpected_state',
      payment: { status: 'succeeded', receivedCents: 14_900 },
    });
  });

  test('are canceled any number of times, but not once paid', async () => {
    const { payment } = await openPayment();
    expect(granted(await payments.cancelPayment(payment.id)).status).toBe('canceled');
    expect(granted(await payments.cancelPayment(payment.id)).status).toBe('canceled');
    const { payment: paid } = await openPayment();
    await payWith(paid.id);
    expect(await payments.cancelPayment(paid.id)).toMatchObject({
      ok: false,
      reason: 'refused',
      payment: { status: 'succeeded' },
    });
  });

  test('remember why the last card failed, in the words for the customer', async () => {
    const { payment } = await openPayment();
    await expect(payWith(payment.id, 'pm_card_chargeDeclinedInsufficientFunds')).rejects.toThrow();
    expect(granted(await payments.getPayment(payment.id))).toMatchObject({
      status: 'requires_payment_method',
      card: null,
      lastError: { type: 'card_error', code: 'card_declined', message: 'Your card has insufficient funds.' },
    });
  });
});

describe('saved cards', () => {
  test('are kept by the tick only, listed, and removed by their owner only', async () => {
    const { request, payment } = await openPayment();
    const keep = { id: payment.id, idempotencyKey: `${request.reference}:save` };
    await payments.updatePayment({ ...keep, saveCard: true });
    await payWith(payment.id);
    const [card] = granted(await payments.listCards(request.customerId));
    expect(card).toMatchObject({ brand: 'visa', last4: '4242', expiryMonth: 12 });
    const cardId = card?.id ?? '';
    expect(await payments.removeCard((await customer()).id, cardId)).toMatchObject({ code: 'resource_missing' });
    expect(granted(await payments.removeCard(request.customerId, cardId)).id).toBe(cardId);
    expect(granted(await payments.listCards(request.customerId))).toEqual([]);
  });

  test('the tick taken off again keeps nothing', async () => {
    const { request, payment } = await openPayment();
    const tick = (saveCard: boolean) =>
      payments.updatePayment({ id: payment.id, saveCard, idempotencyKey: `${request.reference}:${saveCard}` });
    await tick(true);
    await tick(false);
    await payWith(payment.id);
    expect(granted(await payments.listCards(request.customerId))).toEqual([]);
  });
});

describe('refunds', () => {
  test('happen once for each key, and never beyond what was paid', async () => {
    const { request, payment } = await openPayment();
    await payWith(payment.id);
    const refund = (amountCents: number, key: string) =>
      payments.refund({
        paymentId: payment.id,
        amountCents,
        reference: request.reference,
        idempotencyKey: `${payment.id} ${key}`,
      });
    const first = granted(await refund(4900, 'a'));
    expect(first).toMatchObject({ amountCents: 4900, status: 'succeeded', paymentId: payment.id });
    expect(granted(await refund(4900, 'a')).id).toBe(first.id);
    expect(granted(await payments.getPayment(payment.id)).refundedCents).toBe(4900);
    expect(await refund(10_001, 'b')).toMatchObject({ reason: 'refused', type: 'validation_error' });
    expect(granted(await refund(10_000, 'c')).amountCents).toBe(10_000);
    expect(await refund(1, 'd')).toMatchObject({ reason: 'refused', code: 'charge_already_refunded' });
  });
});

describe('when the provider does not answer', () => {
  test('a dropped answer is asked for again by itself, and acted on once', async () => {
    shop.sandbox.faults.set({ dropAnswer: { times: 1, path: '/v1/payment_intents' } });
    const { payment } = await openPayment();
    const { data } = await shop.stripe.events.list({ type: 'payment_intent.created', limit: 100 });
    expect(data.filter((event) => 'id' in event.data.object && event.data.object.id === payment.id)).toHaveLength(1);
  });

  test.each([
    ['dropped every time', { dropAnswer: { path: '/cancel' } }],
    ['an error every time', { serverError: { path: '/cancel' } }],
  ])('%s is unreachable: unknown, not refused', async (_, plan) => {
    const { payment } = await openPayment();
    shop.sandbox.faults.set(plan);
    expect(await payments.cancelPayment(payment.id)).toMatchObject({ ok: false, reason: 'unreachable' });
  });

  test('too slow counts as unreachable, and so does a server that isn’t there', async () => {
    const { payment } = await openPayment();
    shop.sandbox.faults.set({ slow: { ms: 300, path: payment.id } });
    const hasty = stripePayments({ ...keys, apiBase: shop.url, timeoutMs: 20 });
    expect(await hasty.getPayment(payment.id)).toMatchObject({ ok: false, reason: 'unreachable' });
    const nobody = stripePayments({ ...keys, apiBase: 'http://127.0.0.1:9' });
    expect(await nobody.getPayment(payment.id)).toMatchObject({ ok: false, reason: 'unreachable' });
  });

  test('a key that is in use says nothing either: the same question is still being answered', async () => {
    const error = { type: 'invalid_request_error', code: 'idempotency_key_in_use', message: 'Please try again later.' };
    const busy = createServer((_, answer) => {
      answer.writeHead(409, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
      answer.end(JSON.stringify({ error }));
    });
    await new Promise<void>((ready) => busy.listen(0, '127.0.0.1', ready));
    const address = busy.address();
    const port = typeof address === 'object' ? address?.port : null;
    const asked = stripePayments({ ...keys, apiBase: `http://127.0.0.1:${port}` }).getPayment('pi_1');
    expect(await asked).toEqual({ ok: false, reason: 'unreachable', message: error.message });
    busy.close();
  });

  test('a wrong key is our mistake, and thrown', async () => {
    const stranger = stripePayments({ ...keys, secretKey: 'sk_test_wrong', apiBase: shop.url });
    await expect(stranger.getPayment('pi_1')).rejects.toThrow('Invalid API Key');
  });

  test('an address with a path would be half ignored, so it is refused', () => {
    expect(() => stripePayments({ ...keys, apiBase: 'http://127.0.0.1:1/stripe' })).toThrow('without a path');
  });
});

describe('webhooks', () => {
  const header = (payload: string, more: { secret?: string; timestamp?: number } = {}) =>
    shop.stripe.webhooks.generateTestHeaderString({ payload, secret: keys.webhookSecret, ...more });

  test('give ids, of the payment too where the object belongs to one', async () => {
    const { request, payment } = await openPayment();
    await payWith(payment.id);
    const [arrived] = await shop.arrival('payment_intent.succeeded', 1, payment.id);
    const { body = '', signature = '' } = arrived ?? {};
    const expected = {
      id: arrived?.event.id,
      type: 'payment_intent.succeeded',
      objectId: payment.id,
      paymentId: payment.id,
    };
    expect(payments.readWebhook(body, signature)).toEqual({ ok: true, event: expected });
    expect(payments.readWebhook(new TextEncoder().encode(body), signature)).toEqual({ ok: true, event: expected });

    const { paymentId, reference } = { paymentId: payment.id, reference: request.reference };
    const { id } = granted(
      await payments.refund({ paymentId, amountCents: 100, reference, idempotencyKey: `${reference} r` }),
    );
    const [refunded] = await shop.arrival('refund.created', 1, id);
    expect(payments.readWebhook(refunded?.body ?? '', refunded?.signature ?? '')).toMatchObject({
      event: { objectId: id, paymentId: payment.id },
    });
  });

  test('of an object without an id still have their own', () => {
    const payload = JSON.stringify({ id: 'evt_1', type: 'balance.available', data: { object: { object: 'balance' } } });
    expect(payments.readWebhook(payload, header(payload))).toEqual({
      ok: true,
      event: { id: 'evt_1', type: 'balance.available', objectId: null, paymentId: null },
    });
  });

  test('unsigned, wrongly signed, changed or replayed ten minutes later are nothing', () => {
    const payload = JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } });
    const bad = { ok: false, reason: 'bad-signature' };
    expect(payments.readWebhook('{}', 't=,v1=')).toEqual(bad);
    const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
    expect(payments.readWebhook(payload, null)).toEqual(bad);
    expect(payments.readWebhook(payload, 'nonsense')).toEqual(bad);
    expect(payments.readWebhook(payload, header(payload, { secret: 'whsec_other' }))).toEqual(bad);
    expect(payments.readWebhook(payload.replace('pi_1', 'pi_2'), header(payload))).toEqual(bad);
    expect(payments.readWebhook(payload, header(payload, { timestamp: tenMinutesAgo }))).toEqual(bad);
    expect(payments.readWebhook('', header(payload))).toEqual(bad);
  });
});
