import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keys, type Started, started, stripeAt } from './started.test-data.ts';

/** Nothing is charged, refunded or created twice, no matter who repeats a call or how. */
let shop: Started;
beforeAll(async () => {
  shop = await started();
});
afterAll(() => shop.stop());

const open = async (amount = 14_900) => shop.stripe.paymentIntents.create({ amount, currency: 'usd' });
const port = () => Number(new URL(shop.url).port);
const entryOf = async (id: string) => (await shop.sandbox.ledger()).find((row) => row.payment_intent_id === id);

describe('a key', () => {
  test('gives the same answer again, letter for letter, and says so', async () => {
    const create = () =>
      shop.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' }, { idempotencyKey: 'order_1' });
    const [first, second] = [await create(), await create()];
    expect(second).toEqual(first);
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
    expect(second.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true', 'idempotency-key': 'order_1' });
    await shop.stripe.paymentIntents.update(first.id, { amount: 6000 });
    expect((await create()).amount).toBe(5000);
  });

  test('refuses other parameters, and another address', async () => {
    const idempotencyKey = 'order_2';
    const { id } = await shop.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' }, { idempotencyKey });
    const reused = { type: 'StripeIdempotencyError', statusCode: 400, message: expect.stringContaining("'order_2'") };
    await expect(
      shop.stripe.paymentIntents.create({ amount: 5001, currency: 'usd' }, { idempotencyKey }),
    ).rejects.toMatchObject(reused);
    await expect(shop.stripe.paymentIntents.cancel(id, {}, { idempotencyKey })).rejects.toMatchObject(reused);
  });

  test('repeats a decline without asking the card again', async () => {
    const { id } = await open();
    const confirm = () =>
      shop.stripe.paymentIntents.confirm(
        id,
        { payment_method: 'pm_card_chargeDeclined' },
        { idempotencyKey: 'declined' },
      );
    await expect(confirm()).rejects.toMatchObject({ code: 'card_declined' });
    const { latest_charge } = await shop.stripe.paymentIntents.retrieve(id);
    await expect(confirm()).rejects.toMatchObject({ code: 'card_declined', charge: latest_charge });
    expect((await shop.stripe.paymentIntents.retrieve(id)).latest_charge).toBe(latest_charge);
  });

  test('is still free after a call that was turned away', async () => {
    const create = (amount: number) =>
      shop.stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey: 'order_3' });
    await expect(create(10)).rejects.toMatchObject({ code: 'amount_too_small' });
    expect(await create(5000)).toMatchObject({ amount: 5000 });
  });

  test('is forgotten after a day', async () => {
    let now = new Date('2027-03-01T12:00:00Z');
    const early = await started({ clock: { now: () => now }, webhookUrl: null });
    const create = () =>
      early.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' }, { idempotencyKey: 'order_1' });
    const first = await create();
    now = new Date('2027-03-02T11:59:59Z');
    expect((await create()).id).toBe(first.id);
    now = new Date('2027-03-02T12:00:01Z');
    expect((await create()).id).not.toBe(first.id);
    await early.stop();
  });
});

describe('at the same moment', () => {
  test('twenty confirmations charge once', async () => {
    const { id } = await open();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await entryOf(id)).toMatchObject({ captured: 14_900, refunded: 0, imbalance: 0, status: 'succeeded' });
    expect((await shop.stripe.events.list({ type: 'charge.succeeded', limit: 100 })).data.map(objectIntent)).toEqual([
      id,
    ]);
  });

  test('twenty creations with one key make one payment: the rest are told to wait, or given its answer', async () => {
    const create = () =>
      shop.stripe.paymentIntents.create({ amount: 7700, currency: 'usd' }, { idempotencyKey: 'order_4' });
    const tries = await Promise.allSettled(Array.from({ length: 20 }, create));
    const ids = tries.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    for (const attempt of tries) {
      if (attempt.status === 'rejected') {
        expect(attempt.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
      }
    }
  });

  test('a confirmation and a cancellation: one of them wins, and the money agrees', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await open(1000);
      await Promise.allSettled([
        shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
        shop.stripe.paymentIntents.cancel(id),
      ]);
      const { status } = await shop.stripe.paymentIntents.retrieve(id);
      expect(await entryOf(id)).toMatchObject({ status, captured: status === 'succeeded' ? 1000 : 0 });
    }
  });

  test('a confirmation and a change of amount: what is charged is what is asked for', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await open(2000);
      await Promise.allSettled([
        shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
        shop.stripe.paymentIntents.update(id, { amount: 1000 }),
      ]);
      const { amount, amount_received } = await shop.stripe.paymentIntents.retrieve(id);
      expect(amount_received).toBe(amount);
      expect((await entryOf(id))?.captured).toBe(amount);
    }
  });

  test('ten refunds of a third give back at most the whole', async () => {
    const { id } = await open(3000);
    await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => shop.stripe.refunds.create({ payment_intent: id, amount: 1000 })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await entryOf(id)).toMatchObject({ captured: 3000, refunded: 3000, imbalance: 0 });
  });
});

describe('an answer that never comes', () => {
  test('is asked for again with the same key, and the card is charged once', async () => {
    const { id } = await open();
    shop.sandbox.faults.set({ dropAnswer: { times: 3, path: '/confirm' } });
    const confirm = (stripe = shop.stripe) =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }, { idempotencyKey: `pay ${id}` });
    await expect(confirm()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect(await entryOf(id)).toMatchObject({ captured: 14_900 });
    expect(await confirm(stripeAt(port(), 2))).toMatchObject({ id, status: 'succeeded' });
    expect(await entryOf(id)).toMatchObject({ captured: 14_900, imbalance: 0 });
  });

  test('of a refund likewise', async () => {
    const { id } = await open();
    await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    shop.sandbox.faults.set({ serverErrorAfterActing: { times: 1, path: '/v1/refunds' } });
    const refund = () =>
      shop.stripe.refunds.create({ payment_intent: id, amount: 4900 }, { idempotencyKey: `refund ${id}` });
    await expect(refund()).rejects.toMatchObject({ statusCode: 500 });
    expect(await refund()).toMatchObject({ amount: 4900 });
    expect(await entryOf(id)).toMatchObject({ captured: 14_900, refunded: 4900 });
  });
});

test('whatever happens at once, the books add up and agree with what people are told', async () => {
  const card = fc.constantFrom('pm_card_visa', 'pm_card_chargeDeclined', 'pm_card_authenticationRequired');
  const act = fc.oneof(
    card.map((payment_method) => (id: string) => shop.stripe.paymentIntents.confirm(id, { payment_method })),
    fc
      .integer({ min: 50, max: 3000 })
      .map((amount) => (id: string) => shop.stripe.paymentIntents.update(id, { amount })),
    fc
      .integer({ min: 1, max: 3000 })
      .map((amount) => (id: string) => shop.stripe.refunds.create({ payment_intent: id, amount })),
    fc.constant((id: string) => shop.stripe.paymentIntents.cancel(id)),
  );
  const together = fc.array(act, { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.array(together, { minLength: 1, maxLength: 4 }), async (rounds) => {
      const { id } = await open(2000);
      for (const acts of rounds) await Promise.allSettled(acts.map((run) => run(id)));
      const now = await shop.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      const entry = await entryOf(id);
      const paid = now.status === 'succeeded';
      expect(entry).toMatchObject({ status: now.status, captured: paid ? now.amount : 0, imbalance: 0 });
      expect(now.amount_received).toBe(entry?.captured);
      expect(entry?.refunded).toBeLessThanOrEqual(entry?.captured ?? 0);
      if (paid) expect(now.latest_charge).toMatchObject({ amount_refunded: entry?.refunded });
    }),
    { numRuns: 25 },
  );
});

test('the key of the browser is not the key of the server', async () => {
  const answer = await fetch(`${shop.url}/sandbox/cards/ledger`, {
    headers: { authorization: `Bearer ${keys.publishableKey}` },
  });
  expect(answer.status).toBe(403);
});

function objectIntent(event: { data: { object: object } }): unknown {
  return 'payment_intent' in event.data.object ? event.data.object.payment_intent : undefined;
}
