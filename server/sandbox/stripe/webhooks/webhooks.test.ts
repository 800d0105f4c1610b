import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { standingClock } from '#server/clock.ts';
import { webhookEvents } from '#server/gateways/payments/webhook-events.ts';
import { openCardSandbox } from '../index.ts';
import { keys, type Started, started } from '../started.test-data.ts';

let shop: Started;
beforeAll(async () => {
  shop = await started();
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.sandbox.faults.set({});
  shop.received.length = 0;
});

const open = () => shop.stripe.paymentIntents.create({ amount: 14_900, currency: 'usd' });
const confirm = (id: string, payment_method = 'pm_card_visa') =>
  shop.stripe.paymentIntents.confirm(id, { payment_method });
const verify = (body: string, signature: string, secret = keys.webhookSecret) =>
  shop.stripe.webhooks.constructEvent(body, signature, secret);

describe('an event', () => {
  test('arrives signed, and the official library believes it', async () => {
    const intent = await open();
    await confirm(intent.id);
    const [arrived] = await shop.arrival('payment_intent.succeeded');
    if (!arrived) throw new Error('nothing arrived');
    const event = verify(arrived.body, arrived.signature);
    expect(event).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { id: intent.id, status: 'succeeded' } },
    });
    expect(event.id).toMatch(/^evt_/);
    expect(await shop.stripe.events.retrieve(event.id)).toMatchObject({
      id: event.id,
      type: 'payment_intent.succeeded',
    });
  });

  test('with another secret, a changed body or an old signature is not believed', async () => {
    await confirm((await open()).id);
    const [arrived] = await shop.arrival('payment_intent.succeeded');
    const { body = '', signature = '' } = arrived ?? {};
    const { StripeSignatureVerificationError } = Stripe.errors;
    expect(() => verify(body, signature, 'whsec_other')).toThrow(StripeSignatureVerificationError);
    expect(() => verify(body.replace('14900', '1'), signature)).toThrow(StripeSignatureVerificationError);
    const tenMinutesOn = Date.now() + 600_000;
    expect(() =>
      shop.stripe.webhooks.constructEvent(body, signature, keys.webhookSecret, undefined, undefined, tenMinutesOn),
    ).toThrow('Timestamp outside the tolerance zone');
  });

  test.each([
    ['pm_card_chargeDeclined', ['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed']],
    ['pm_card_authenticationRequired', ['payment_intent.created', 'payment_intent.requires_action']],
    ['pm_card_visa', ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']],
  ])('is told for each thing that happens to %s', async (card, types) => {
    const { id } = await open();
    await confirm(id, card).catch(() => {});
    for (const type of types) await shop.arrival(type, 1, id);
    const told = shop.received.filter(({ body }) => body.includes(id)).map(({ event }) => event.type);
    expect(told.sort()).toEqual(types.toSorted());
  });

  test('is sent again until it is taken', async () => {
    shop.answers.push(500, 503);
    const { id } = await open();
    const arrived = await shop.arrival('payment_intent.created', 3);
    expect(new Set(arrived.map(({ event }) => event.id)).size).toBe(1);
    expect(arrived[0]?.event.data.object.id).toBe(id);
  });
});

describe('told so, webhooks', () => {
  test('arrive twice, under one id', async () => {
    shop.sandbox.faults.set({ webhookTwice: {} });
    await open();
    const arrived = await shop.arrival('payment_intent.created', 2);
    expect(new Set(arrived.map(({ event }) => event.id)).size).toBe(1);
  });

  test('never arrive, but can be asked for', async () => {
    shop.sandbox.faults.set({ webhookNever: {} });
    const { id } = await open();
    shop.sandbox.faults.set({});
    await open();
    await shop.arrival('payment_intent.created');
    expect(shop.received.some(({ event }) => event.data.object.id === id)).toBe(false);
    const events = await shop.stripe.events.list({ type: 'payment_intent.created' });
    expect(events.data.some(({ data }) => 'id' in data.object && data.object.id === id)).toBe(true);
  });

  test.each([
    ['late: not before their time has come', { webhookLate: { ms: 60_000, times: 1 } }],
    ['out of order: of two events the second is first', { webhookOutOfOrder: { ms: 60_000 } }],
  ])('arrive %s', async (_, plan) => {
    const clock = standingClock('2027-03-01T12:00:00Z');
    const late = await started({ clock });
    late.sandbox.faults.set(plan);
    const create = () => late.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
    const [held, other] = [await create(), await create()];
    await late.arrival('payment_intent.created', 1);
    expect(late.received.map(({ event }) => event.data.object.id)).toEqual([other.id]);
    clock.forward(60_000);
    // Any call triggers deliveries that are due.
    await late.stripe.events.list();
    await late.arrival('payment_intent.created', 2);
    expect(late.received.map(({ event }) => event.data.object.id)).toEqual([other.id, held.id]);
    await late.stop();
  });
});

test('an endpoint that is subscribed to some types is sent only those, and may ask for the others', async () => {
  const some = await started({ webhookEvents });
  const { id } = await some.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  await some.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await some.arrival('payment_intent.succeeded');
  expect(some.received.map(({ event }) => event.type)).toEqual(['payment_intent.succeeded']);
  const told = (await some.stripe.events.list()).data.map(({ type }) => type);
  expect(told.sort()).toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded']);
  await some.stop();
});

test('mail that couldn’t be delivered before a stop is delivered after the next start', async () => {
  const clock = standingClock('2027-03-01T12:00:00Z');
  const first = await started({ clock, webhookUrl: 'http://127.0.0.1:9/closed', webhookRetriesMs: [1000] });
  const { id } = await first.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  await first.sandbox.close();
  clock.forward(60_000);
  const settings = { databaseUrl: first.databaseUrl, ...keys, webhookUrl: first.mailboxUrl, clock };
  const second = await openCardSandbox(settings);
  const [arrived] = await first.arrival('payment_intent.created');
  expect(arrived?.event.data.object.id).toBe(id);
  // Signed with real time, not the demo clock, or the receiver would reject it as too old.
  expect(verify(arrived?.body ?? '', arrived?.signature ?? '').data.object).toMatchObject({ id });
  await second.close();
  await first.stop();
});
