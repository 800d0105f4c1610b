import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { standingClock } from '#server/clock.ts';
import { createFaults } from './faults.ts';
import { keys, type Started, started } from './started.test-data.ts';

describe('a plan', () => {
  test('strikes as often as it says, and where it says', () => {
    const faults = createFaults();
    faults.set({ decline: { times: 2 }, dropAnswer: { path: '/confirm' } });
    expect([1, 2, 3].map(() => faults.strikes('decline') !== null)).toEqual([true, true, false]);
    expect(faults.strikes('dropAnswer', '/v1/payment_intents/pi_1')).toBeNull();
    expect(faults.strikes('dropAnswer', '/v1/payment_intents/pi_1/confirm')).not.toBeNull();
    expect(faults.strikes('slow')).toBeNull();
  });

  test('with a seed strikes in the same order again, about as often as its chance', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0.05, max: 0.95, noNaN: true }), (seed, chance) => {
        const faults = createFaults();
        const run = () => {
          faults.set({ seed, decline: { chance } });
          return Array.from({ length: 400 }, () => faults.strikes('decline') !== null);
        };
        const first = run();
        expect(run()).toEqual(first);
        expect(Math.abs(first.filter(Boolean).length / 400 - chance)).toBeLessThan(0.15);
      }),
    );
  });
});

describe('over the wire', () => {
  let shop: Started;
  const clock = standingClock('2027-03-01T12:00:00Z');
  beforeAll(async () => {
    shop = await started({ clock });
  });
  afterAll(() => shop.stop());
  beforeEach(() => shop.sandbox.faults.set({}));

  const control = (method: string, plan?: unknown, key = keys.secretKey) =>
    fetch(`${shop.url}/sandbox/cards/faults`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(plan === undefined ? {} : { body: JSON.stringify(plan) }),
    });
  const open = () => shop.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });

  test('faults are set, read, refused when misspelled, and taken back', async () => {
    expect((await control('PUT', { decline: {} })).status).toBe(200);
    expect(await (await control('GET')).json()).toEqual({ decline: { chance: 1, ms: 1000 } });
    const misspelt = await control('PUT', { declin: {} });
    expect([misspelt.status, JSON.stringify(await misspelt.json())]).toEqual([400, expect.stringContaining('declin')]);
    expect(await (await control('DELETE')).json()).toEqual({});
    expect((await control('PUT', {}, keys.publishableKey)).status).toBe(403);
  });

  test('a server error before acting leaves nothing behind', async () => {
    const { id } = await open();
    await control('PUT', { serverError: { times: 1, path: '/confirm' } });
    const confirm = () => shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await expect(confirm()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    expect((await shop.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
    expect((await confirm()).status).toBe('succeeded');
  });

  test('a card that would pay is declined', async () => {
    const { id } = await open();
    await control('PUT', { decline: { times: 1 } });
    const confirm = () => shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await expect(confirm()).rejects.toMatchObject({ message: 'Your card was declined.' });
    expect((await confirm()).status).toBe('succeeded');
  });

  test('a slow answer still takes effect after the caller has given up', async () => {
    const { id } = await open();
    await control('PUT', { slow: { ms: 500, times: 1, path: '/confirm' } });
    const impatient = shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }, { timeout: 50 });
    await expect(impatient).rejects.toMatchObject({ type: 'StripeConnectionError' });
    await shop.arrival('payment_intent.succeeded', 1, id);
    expect((await shop.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
  });

  test('a slow payment can’t be canceled or changed in the meantime, and settles by itself', async () => {
    const { id } = await open();
    await control('PUT', { processing: { ms: 60_000, times: 1 } });
    const begun = await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(begun).toMatchObject({ status: 'processing', amount_received: 0 });
    await expect(shop.stripe.paymentIntents.cancel(id)).rejects.toThrow('it has a status of processing');
    await expect(shop.stripe.paymentIntents.update(id, { amount: 100 })).rejects.toThrow('status of processing');
    clock.forward(60_000);
    // Any call triggers the work that's due.
    await shop.stripe.events.list();
    await shop.arrival('payment_intent.succeeded', 1, id);
    expect(await shop.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded', amount_received: 5000 });
  });
});
