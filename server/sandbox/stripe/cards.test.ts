import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keys, type Started, started } from './started.test-data.ts';

let shop: Started;
beforeAll(async () => {
  shop = await started();
});
afterAll(() => shop.stop());

const expiry = { exp_month: '12', exp_year: String(new Date().getUTCFullYear() + 2) };

/**
 * Pays like a browser: sends the card number to the provider with the publishable key and the payment's client secret.
 */
async function payInBrowser(card: Record<string, string>, secret?: string) {
  const intent = await shop.stripe.paymentIntents.create({ amount: 14_900, currency: 'usd' });
  const form = new URLSearchParams({
    key: keys.publishableKey,
    client_secret: secret ?? intent.client_secret ?? '',
    return_url: 'http://shop.test/quiz?step=payment',
    'payment_method_data[type]': 'card',
    'payment_method_data[billing_details][address][postal_code]': '10001',
  });
  for (const [name, value] of Object.entries(card)) form.set(`payment_method_data[card][${name}]`, value);
  const answer = await fetch(`${shop.url}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { origin: 'http://shop.test' },
    body: form,
  });
  const body = (await answer.json()) as { error?: Record<string, unknown>; status?: string };
  return { answer, body, now: await shop.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] }) };
}

describe('a card that pays', () => {
  test.each(['4242 4242 4242 4242', '5555555555554444', '6011111111111117'])('%s', async (number) => {
    const { answer, body, now } = await payInBrowser({ number, ...expiry, cvc: '123' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toMatchObject({ object: 'payment_intent', status: 'succeeded', last_payment_error: null });
    expect(body).not.toHaveProperty('customer');
    expect(body).not.toHaveProperty('metadata');
    expect(now).toMatchObject({ status: 'succeeded', amount_received: 14_900 });
  });

  test('with four digits on the front', async () => {
    expect((await payInBrowser({ number: '378282246310005', ...expiry, cvc: '1234' })).body.status).toBe('succeeded');
  });
});

describe('a card that does not', () => {
  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('%s: %s', async (number, code, decline_code, message) => {
    const { answer, body, now } = await payInBrowser({ number, ...expiry, cvc: '123' });
    expect(answer.status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code, decline_code, message });
    expect(body.error?.payment_intent).toMatchObject({ status: 'requires_payment_method' });
    expect(now).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      amount_received: 0,
      last_payment_error: { type: 'card_error', code, message },
      latest_charge: { status: 'failed', paid: false, amount_captured: 0 },
    });
  });

  test.each([
    [{ number: '4242424242424241', ...expiry, cvc: '123' }, 'incorrect_number', 'Your card number is incorrect.'],
    [{ number: '42', ...expiry, cvc: '123' }, 'incorrect_number', 'Your card number is incorrect.'],
    [{ number: '4111111111111111', ...expiry, cvc: '123' }, 'card_declined', expect.stringContaining('test mode')],
    [
      { number: '4242424242424242', exp_month: '1', exp_year: '2020' },
      'invalid_expiry_year',
      "Your card's expiration year is invalid.",
    ],
    [
      { number: '4242424242424242', ...expiry, exp_month: '13' },
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
    ],
    [{ number: '4242424242424242', ...expiry, cvc: '12' }, 'invalid_cvc', "Your card's security code is invalid."],
  ])('%j is turned away before it is asked', async (card, code, message) => {
    const { answer, body, now } = await payInBrowser(card);
    expect(answer.status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code, message });
    expect(now).toMatchObject({ status: 'requires_payment_method', latest_charge: null });
  });

  test('is not saved either', async () => {
    const customer = await shop.stripe.customers.create({});
    const attached = shop.stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: customer.id });
    await expect(attached).rejects.toMatchObject({ type: 'StripeCardError', message: 'Your card was declined.' });
  });

  test('leaves the payment open for another card', async () => {
    const { id } = await shop.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
    const confirm = (payment_method: string) => shop.stripe.paymentIntents.confirm(id, { payment_method });
    await expect(confirm('pm_card_chargeDeclined')).rejects.toMatchObject({ type: 'StripeCardError' });
    await expect(confirm('pm_card_chargeDeclinedInsufficientFunds')).rejects.toMatchObject({
      decline_code: 'insufficient_funds',
    });
    expect(await confirm('pm_card_visa')).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });
});

describe('a browser', () => {
  test('without the payment’s secret, or with another sum, moves nothing', async () => {
    const card = { number: '4242424242424242', ...expiry, cvc: '123' };
    const { body, now } = await payInBrowser(card, 'pi_x_secret_y');
    expect(body.error).toMatchObject({ code: 'payment_intent_invalid_parameter', param: 'client_secret' });
    expect(now.status).toBe('requires_payment_method');

    const tampered = new URLSearchParams({
      key: keys.publishableKey,
      client_secret: now.client_secret ?? '',
      amount: '50',
    });
    const url = `${shop.url}/v1/payment_intents/${now.id}`;
    const confirmed = await fetch(`${url}/confirm`, { method: 'POST', body: tampered });
    expect(await confirmed.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'amount' } });
    expect((await fetch(url, { method: 'POST', body: tampered })).status).toBe(403);
  });

  test('may look at its own payment', async () => {
    const intent = await shop.stripe.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      metadata: { order_id: 'o' },
    });
    const ask = (secret: string) =>
      fetch(`${shop.url}/v1/payment_intents/${intent.id}?key=${keys.publishableKey}&client_secret=${secret}`);
    const seen = await (await ask(intent.client_secret ?? '')).json();
    expect(seen).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
    expect(seen).not.toHaveProperty('metadata');
    expect((await ask('wrong')).status).toBe(400);
  });

  test('is let in from any page', async () => {
    const preflight = await fetch(`${shop.url}/v1/payment_intents/pi_1/confirm`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://shop.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,idempotency-key',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key');
  });
});
