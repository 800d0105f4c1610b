import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Started, started } from '../started.test-data.ts';

let shop: Started;
beforeAll(async () => {
  shop = await started();
});
afterAll(() => shop.stop());

const returnUrl = 'http://shop.test/checkout/selection_1?step=pay';

async function asked(amount = 14_900) {
  const { id } = await shop.stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    description: 'Customization fee <1>',
  });
  const intent = await shop.stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_authenticationRequired',
    return_url: returnUrl,
  });
  expect(intent).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl } },
  });
  return { id, url: intent.next_action?.redirect_to_url?.url ?? '' };
}

const answer = async (url: string, value: string) => {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ answer: value }),
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? 'http://nowhere.test');
};
const now = (id: string) => shop.stripe.paymentIntents.retrieve(id);

test('the page asks in words, with the sum, and its style is let in by a strict policy', async () => {
  const { url } = await asked();
  const page = await (await fetch(url)).text();
  expect(page).toContain('$149.00');
  expect(page).toContain('Customization fee &lt;1&gt;');
  expect(page).not.toMatch(/<style|style=|<script/);
  const style = await fetch(new URL('/sandbox/cards/style.css', url));
  expect(style.headers.get('content-type')).toContain('text/css');
});

test('completed, the card is charged once and the way back says so', async () => {
  const { id, url } = await asked();
  const back = await answer(url, 'complete');
  expect(back.href).toMatch(/^http:\/\/shop\.test\/checkout\/selection_1\?step=pay&payment_intent=pi_/);
  expect(back.searchParams.get('payment_intent')).toBe(id);
  expect(back.searchParams.get('redirect_status')).toBe('succeeded');
  expect(back.searchParams.get('payment_intent_client_secret')).toBe((await now(id)).client_secret);
  expect((await answer(url, 'complete')).searchParams.get('redirect_status')).toBe('succeeded');
  expect((await answer(url, 'fail')).searchParams.get('redirect_status')).toBe('succeeded');
  const [entry] = (await shop.sandbox.ledger()).filter((row) => row.payment_intent_id === id);
  expect(entry).toMatchObject({ captured: 14_900, status: 'succeeded' });
});

test('failed, nothing is charged and another card may be tried', async () => {
  const { id, url } = await asked();
  expect((await answer(url, 'fail')).searchParams.get('redirect_status')).toBe('failed');
  expect(await now(id)).toMatchObject({
    status: 'requires_payment_method',
    amount_received: 0,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    },
  });
  const paid = await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
});

test('after a change of amount the old page opens nothing', async () => {
  const { id, url } = await asked();
  expect(await shop.stripe.paymentIntents.update(id, { amount: 9900 })).toMatchObject({
    status: 'requires_confirmation',
    next_action: null,
  });
  expect((await answer(url, 'complete')).searchParams.get('redirect_status')).toBe('failed');
  expect(await now(id)).toMatchObject({ status: 'requires_confirmation', amount_received: 0 });
});

test('a made-up token or an unknown payment opens nothing', async () => {
  const { id, url } = await asked();
  await answer(url.replace(/[^/]+$/, 'guessed'), 'complete');
  expect((await now(id)).status).toBe('requires_action');
  const unknown = new URL('/sandbox/cards/authenticate/pi_none/token', url);
  expect((await fetch(unknown)).status).toBe(404);
});

test('two answers at the same moment: the first counts', async () => {
  const { id, url } = await asked();
  await Promise.all([answer(url, 'complete'), answer(url, 'complete'), answer(url, 'complete')]);
  expect((await shop.sandbox.ledger()).find((row) => row.payment_intent_id === id)).toMatchObject({ captured: 14_900 });
});
