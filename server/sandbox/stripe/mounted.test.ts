import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../../../tests/setup/database.ts';
import { openCardSandbox } from './index.ts';
import { keys, stripeAt } from './started.test-data.ts';

/** Mounted in the shop's own server, which has other routes and hides the socket. */
async function mounted() {
  const sandbox = await openCardSandbox({ databaseUrl: await createEmptyDatabase(), ...keys, webhookUrl: null });
  const shop = new Hono();
  shop.get('/', (context) => context.text('home'));
  shop.route('/', sandbox.app);
  shop.all('*', (context) => context.text('page', 404));
  const server = createServer(getRequestListener((request) => shop.fetch(request), { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await sandbox.close();
  });
  return { sandbox, port: (server.address() as AddressInfo).port };
}

test('answers its own addresses and leaves the others alone', async () => {
  const { port } = await mounted();
  const intent = await stripeAt(port).paymentIntents.create({ amount: 5000, currency: 'usd' });
  expect(intent.status).toBe('requires_payment_method');
  const text = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect(await text('/')).toBe('home');
  expect(await text('/sandbox/identity')).toBe('page');
  expect(await text('/v1/payouts')).toContain('Unrecognized request URL');
});

test('sends the customer to the bank at the address the browser used', async () => {
  const { port } = await mounted();
  const { id, client_secret } = await stripeAt(port).paymentIntents.create({ amount: 5000, currency: 'usd' });
  const answer = await fetch(`http://localhost:${port}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: keys.publishableKey,
      client_secret: client_secret ?? '',
      payment_method: 'pm_card_authenticationRequired',
      return_url: `http://localhost:${port}/quiz?step=payment`,
    }),
  });
  expect(await answer.json()).toMatchObject({
    next_action: {
      redirect_to_url: { url: expect.stringContaining(`http://localhost:${port}/sandbox/cards/authenticate/`) },
    },
  });
});

test('drops answers here as well', async () => {
  const { sandbox, port } = await mounted();
  const { id } = await stripeAt(port).paymentIntents.create({ amount: 5000, currency: 'usd' });
  sandbox.faults.set({ dropAnswer: { times: 1, path: '/confirm' } });
  const confirm = () =>
    stripeAt(port).paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }, { idempotencyKey: 'order_1' });
  await expect(confirm()).rejects.toThrow('Invalid JSON');
  expect(await confirm()).toMatchObject({ status: 'succeeded' });
  expect(await sandbox.ledger()).toMatchObject([{ payment_intent_id: id, captured: 5000 }]);
});
