import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { confirmInSandbox, type SandboxCard } from './confirm-in-sandbox.ts';

interface Asked {
  path: string;
  key: string | undefined;
  form: Record<string, string>;
}

/** A provider that returns these answers in turn; `null` drops the connection. */
async function provider(answers: ({ status: number; body: unknown } | null)[]) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const form = Object.fromEntries(new URLSearchParams(body));
    asked.push({ path: request.url ?? '', key: request.headers['idempotency-key']?.toString(), form });
    const answer = answers.shift();
    if (!answer) request.socket.destroy();
    else response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const payment = {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: 'pk_test_1',
    clientSecret: 'pi_1_secret_2',
    returnUrl: 'http://shop.test/quiz?step=payment',
  };
  return { asked, pay: (card: SandboxCard) => confirmInSandbox(payment, card) };
}

const card = { number: '4242424242424242', month: 4, year: 2030, code: '123', zip: '02143' };
const fresh: SandboxCard = { kind: 'new', save: false, card };
const answer = (body: unknown, status = 200) => ({ status, body });

test('sends the card to the provider, as its own script would', async () => {
  const { asked, pay } = await provider([answer({ status: 'succeeded' })]);
  expect(await pay(fresh)).toEqual({ ok: true, status: 'succeeded' });
  expect(asked[0]?.path).toBe('/v1/payment_intents/pi_1/confirm');
  expect(asked[0]?.form).toEqual({
    key: 'pk_test_1',
    client_secret: 'pi_1_secret_2',
    return_url: 'http://shop.test/quiz?step=payment',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '4',
    'payment_method_data[card][exp_year]': '2030',
    'payment_method_data[card][cvc]': '123',
    'payment_method_data[billing_details][address][postal_code]': '02143',
  });
});

test('keeps a card only when ticked, and names a saved one by its id', async () => {
  const { asked, pay } = await provider([answer({ status: 'succeeded' }), answer({ status: 'processing' })]);
  await pay({ ...fresh, save: true });
  expect(asked[0]?.form.setup_future_usage).toBe('on_session');
  expect(await pay({ kind: 'saved', id: 'pm_1' })).toEqual({ ok: true, status: 'processing' });
  expect(asked[1]?.form).toMatchObject({ payment_method: 'pm_1' });
  expect(asked[1]?.form).not.toHaveProperty('setup_future_usage');
  expect(asked[1]?.key).not.toBe(asked[0]?.key);
});

test("gives the provider's refusal as it is", async () => {
  const error = {
    type: 'card_error',
    message: 'Your card was declined.',
    payment_intent: { status: 'requires_payment_method' },
  };
  const { pay } = await provider([answer({ error }, 402)]);
  expect(await pay(fresh)).toEqual({ ok: false, type: 'card_error', message: 'Your card was declined.' });
});

test('a payment that another tab has just made is made', async () => {
  const error = { type: 'invalid_request_error', message: 'already', payment_intent: { status: 'succeeded' } };
  const { pay } = await provider([answer({ error }, 400)]);
  expect(await pay(fresh)).toEqual({ ok: true, status: 'succeeded' });
});

test('sends the customer to the bank when it asks', async () => {
  const next_action = { redirect_to_url: { url: 'http://bank.test/1' } };
  const { pay } = await provider([answer({ status: 'requires_action', next_action })]);
  expect(await pay(fresh)).toEqual({ ok: false, type: 'redirect', url: 'http://bank.test/1' });
});

test('asks again with the same key when the line breaks or the server stumbles', async () => {
  const { asked, pay } = await provider([null, answer({}, 500), answer({ status: 'succeeded' })]);
  expect(await pay(fresh)).toEqual({ ok: true, status: 'succeeded' });
  expect(asked.map(({ key }) => key)).toEqual([asked[0]?.key, asked[0]?.key, asked[0]?.key]);
});

test('looks how things stand when no answer comes, and says nothing it does not know', async () => {
  const lost = [answer({}, 500), answer({}, 500), answer({}, 500)];
  const paid = await provider([...lost, answer({ status: 'succeeded' })]);
  expect(await paid.pay(fresh)).toEqual({ ok: true, status: 'succeeded' });
  expect(paid.asked[3]?.path).toBe('/v1/payment_intents/pi_1?key=pk_test_1&client_secret=pi_1_secret_2');
  const open = await provider([...lost, answer({ status: 'requires_payment_method' })]);
  expect(await open.pay(fresh)).toMatchObject({ ok: false, type: 'api_connection_error' });
  const gone = await provider([]);
  expect(await gone.pay(fresh)).toMatchObject({ ok: false, type: 'api_connection_error' });
});
