import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCollector } from '../../tests/setup/network/trace-collector.ts';
import {
  booksOf,
  type Customer,
  customer,
  type FeeShop,
  openedFor,
  openFeeShop,
  paymentOf,
} from '../fee/fee.test-data.ts';
import { tracedPayments } from '../gateways/payments/traced.ts';
import { syncPayment } from '../payment/sync.ts';
import { inSpan } from '../process/tracing/spans.ts';
import { startTracing } from '../process/tracing/start-tracing.ts';
import { answerError } from './api-error.ts';
import { webhooks } from './webhooks.ts';

let shop: FeeShop;
let june: Customer;
let send: (event: { body: string; signature?: string }) => Response | Promise<Response>;
beforeAll(async () => {
  shop = await openFeeShop();
  const app = webhooks(shop.ctx);
  app.onError(answerError);
  send = ({ body, signature }) =>
    app.request('/stripe', { method: 'POST', body, headers: signature ? { 'Stripe-Signature': signature } : {} });
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  june = await customer(shop.ctx, { submitted: true });
});

async function paid() {
  const { id } = await openedFor(june);
  const paymentId = await paymentOf(shop.ctx, id);
  await shop.cards.pay(paymentId);
  return { id, paymentId };
}

describe('the card provider’s webhook', () => {
  test('before the browser comes back settles; the return then finds it settled', async () => {
    const { id, paymentId } = await paid();
    expect((await send(shop.cards.webhook(paymentId))).status).toBe(200);
    expect((await booksOf(shop.ctx, id)).fee.status).toBe('complete');
    const before = await booksOf(shop.ctx, id);
    expect(await syncPayment(shop.ctx, id)).toMatchObject({ ok: true, row: { state: 'complete' } });
    expect(await booksOf(shop.ctx, id)).toEqual(before);
  });

  test('and the purchase are found together in traces, by the payment’s name', async () => {
    const collector = await openCollector();
    const about = { endpoint: collector.endpoint, share: 1, version: '1', instance: 'here' };
    const tracing = await startTracing(about, pino({ level: 'silent' }));
    const payments = tracedPayments(shop.ctx.payments);
    const { paymentId } = await inSpan('POST /checkout', { parent: null }, async () => {
      const made = await payments.createCustomer({ accountId: june.person.id, idempotencyKey: 'traced-customer' });
      const customerId = made.ok ? made.value.id : '';
      const wanted = {
        reference: 'traced',
        amountCents: 100,
        customerId,
        description: 'Traced',
        idempotencyKey: 'traced',
      };
      const opened = await payments.createPayment(wanted);
      return { paymentId: opened.ok ? opened.value.id : '' };
    });
    await inSpan('POST /webhooks', { parent: null }, async () => send(shop.cards.webhook(paymentId)));
    await tracing.stop();
    collector.close();
    const named = collector.spans.filter(({ attributes }) =>
      attributes.some(({ key, value }) => key === 'payment.id' && value.stringValue === paymentId),
    );
    expect(named.map(({ name }) => name)).toEqual(['card provider: createPayment', 'POST /webhooks']);
    expect(new Set(named.map(({ traceId }) => traceId)).size).toBe(2);
  });

  test('twice, at once and beside the browser’s return, settles once', async () => {
    const { id, paymentId } = await paid();
    const event = shop.cards.webhook(paymentId);
    const answers = await Promise.all([send(event), send(event), syncPayment(shop.ctx, id), send(event)]);
    for (const answer of answers) if (answer instanceof Response) expect(answer.status).toBe(200);
    const { ledger, rooms, mails } = await booksOf(shop.ctx, id);
    expect([ledger.length, rooms.length, mails.length]).toEqual([1, 1, 1]);
  });

  test('that claims a payment which has not happened is not believed', async () => {
    const { id } = await openedFor(june);
    expect((await send(shop.cards.webhook(await paymentOf(shop.ctx, id)))).status).toBe(200);
    expect((await booksOf(shop.ctx, id)).fee.status).toBe('open');
  });

  test('wrongly signed, unsigned or replayed ten minutes later is refused, and nothing happens', async () => {
    const { id, paymentId } = await paid();
    const wrong = shop.cards.webhook(paymentId, { secret: 'whsec_other' });
    const old = shop.cards.webhook(paymentId, { timestamp: Math.floor(Date.now() / 1000) - 600 });
    for (const event of [wrong, old, { body: wrong.body }, { ...old, body: 'nonsense' }]) {
      const answer = await send(event);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { code: 'bad-signature' } });
    }
    expect((await booksOf(shop.ctx, id)).fee.status).toBe('open');
  });

  test('while the provider does not answer asks to be sent again', async () => {
    const { id, paymentId } = await paid();
    shop.cards.sandbox.faults.set({ serverError: { path: paymentId } });
    expect((await send(shop.cards.webhook(paymentId))).status).toBe(503);
    shop.cards.sandbox.faults.set({});
    expect((await send(shop.cards.webhook(paymentId))).status).toBe(200);
    expect((await booksOf(shop.ctx, id)).fee.status).toBe('complete');
  });

  test('about an unknown payment is received, and nothing else happens', async () => {
    const stranger = await shop.cards.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
    expect((await send(shop.cards.webhook(stranger.id))).status).toBe(200);
    expect((await send(shop.cards.webhook('pi_unknown'))).status).toBe(200);
  });
});
