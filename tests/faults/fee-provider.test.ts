import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { booksOf, type Customer, customer, type FeeShop, openedFor, paymentOf } from '#server/fee/fee.test-data.ts';
import { openFee, preparePayment } from '#server/fee/paying/open-fee.ts';
import { syncPaymentStep } from '#server/fee/paying/payment-step-facts.ts';
import { answerError } from '#server/http/api-error.ts';
import { webhooks } from '#server/http/webhooks.ts';
import { sweepPayments } from '#server/payment/sweep-payments.ts';
import { syncPayment } from '#server/payment/sync.ts';
import { startTestCards } from '../setup/cards.ts';
import { createTestContext } from '../setup/context.ts';
import { createEmptyDatabase, createTestDatabase } from '../setup/database.ts';

let shop: FeeShop;
let june: Customer;
beforeAll(async () => {
  const database = await createTestDatabase();
  // Its books lie elsewhere, as the real provider's do: our database may go without it.
  const cards = await startTestCards({ url: await createEmptyDatabase() }, { timeoutMs: 250 });
  shop = { database, cards, ctx: await createTestContext(database, { payments: cards.payments }) };
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  june = await customer(shop.ctx, { submitted: true });
});

const captured = async (feeId: string) =>
  (await shop.cards.sandbox.ledger())
    .filter(({ order_id }) => order_id === feeId)
    .reduce((sum, row) => sum + row.captured, 0);

async function expectPaidOnce(feeId: string): Promise<void> {
  const { fee, ledger, mails } = await booksOf(shop.ctx, feeId);
  expect(fee).toMatchObject({ status: 'complete', paidCents: 14_900 });
  expect([ledger.length, mails.length, await captured(feeId)]).toEqual([1, 1, 14_900]);
}

async function theSweeperComes(): Promise<void> {
  shop.ctx.clock.forward(86_400_000);
  await sweepPayments(shop.ctx);
}

describe('a provider', () => {
  test('too slow to wait for, but it took effect: the customer is told the truth, and it’s one order', async () => {
    shop.cards.sandbox.faults.set({ slow: { ms: 400 } });
    expect(await openFee(june.asked, { surveyId: june.surveyId })).toEqual({ ok: false, reason: 'provider-failed' });
    expect(await syncPaymentStep(june.asked, { surveyId: june.surveyId })).toEqual({ show: 'unavailable' });
    shop.cards.sandbox.faults.set({});
    const order = await openedFor(june);
    await shop.cards.pay(await paymentOf(shop.ctx, order.id));
    shop.cards.sandbox.faults.set({ slow: { ms: 400 } });
    expect(await syncPayment(shop.ctx, order.id)).toEqual({ ok: false, reason: 'provider-failed' });
    shop.cards.sandbox.faults.set({});
    await theSweeperComes();
    await expectPaidOnce(order.id);
    const payments = (await shop.cards.sandbox.ledger()).filter(({ order_id }) => order_id === order.id);
    expect(payments).toHaveLength(1);
  });

  test.each(['serverErrorAfterActing', 'dropAnswer'] as const)(
    'that acts and then fails (%s) at most calls makes one payment and one charge',
    async (fault) => {
      shop.cards.sandbox.faults.set({ [fault]: { chance: 0.7 }, seed: 3 });
      let opened = await openFee(june.asked, { surveyId: june.surveyId });
      while (!opened.ok) opened = await openFee(june.asked, { surveyId: june.surveyId });
      const { id } = opened.order;
      shop.cards.sandbox.faults.set({ [fault]: {} });
      await expect(shop.cards.pay(await paymentOf(shop.ctx, id))).rejects.toThrow();
      shop.cards.sandbox.faults.set({});
      await theSweeperComes();
      await expectPaidOnce(id);
    },
  );

  test('that is slow to decide (processing) is asked until it has decided', async () => {
    const { id } = await openedFor(june);
    shop.cards.sandbox.faults.set({ processing: { ms: 1 } });
    const paymentId = await paymentOf(shop.ctx, id);
    await shop.cards.pay(paymentId);
    shop.cards.sandbox.faults.set({});
    await expect
      .poll(async () => (await shop.cards.stripe.paymentIntents.retrieve(paymentId)).status)
      .toBe('succeeded');
    await theSweeperComes();
    await expectPaidOnce(id);
  });
});

describe('two tabs and a double click', () => {
  test('press Pay at the same moment: one of them charges, both see thanks', async () => {
    const { id } = await openedFor(june);
    const press = async () => {
      const prepared = await preparePayment(june.asked, { feeId: id, shownCents: 14_900 });
      if (prepared.ok) await shop.cards.pay(await paymentOf(shop.ctx, id)).catch(() => undefined);
      return syncPaymentStep(june.asked, { surveyId: june.surveyId });
    };
    await Promise.all([press(), press(), press()]);
    expect(await syncPaymentStep(june.asked, { surveyId: june.surveyId })).toMatchObject({ show: 'thanks' });
    await expectPaidOnce(id);
    expect(await preparePayment(june.asked, { feeId: id, shownCents: 14_900 })).toEqual({
      ok: false,
      reason: 'changed',
    });
  });
});

describe('the database gone', () => {
  test('while the card is charged: the webhook is told to come again, and then it is settled, once', async () => {
    const { id } = await openedFor(june);
    const paymentId = await paymentOf(shop.ctx, id);
    const app = webhooks(shop.ctx);
    app.onError(answerError);
    const send = () => {
      const { body, signature } = shop.cards.webhook(paymentId);
      return app.request('/stripe', { method: 'POST', body, headers: { 'Stripe-Signature': signature } });
    };
    const comesBack = await takeAway(shop.database);
    await shop.cards.pay(paymentId);
    expect((await send()).status).toBe(500);
    await expect(syncPayment(shop.ctx, id)).rejects.toThrow();
    await expect(syncPaymentStep(june.asked, { surveyId: june.surveyId })).rejects.toThrow();
    await comesBack();
    expect((await send()).status).toBe(200);
    await expectPaidOnce(id);
  });

  test('in the middle of settling leaves nothing half-done, and the sweeper does it all', async () => {
    const { id } = await openedFor(june);
    await shop.cards.pay(await paymentOf(shop.ctx, id));
    let comesBack = async () => {};
    const breaking = {
      ...shop.ctx,
      jobs: {
        promise: async () => {
          comesBack = await takeAway(shop.database);
        },
      },
    };
    await expect(syncPayment(breaking, id)).rejects.toThrow();
    await comesBack();
    expect(await booksOf(shop.ctx, id)).toMatchObject({ fee: { status: 'open' }, ledger: [], rooms: [] });
    await theSweeperComes();
    await expectPaidOnce(id);
  });
});

/** No connection stays and none is let in, until the answer is called. */
async function takeAway({ url, pool }: Database): Promise<() => Promise<void>> {
  const name = new URL(url).pathname.slice(1);
  const admin = new pg.Client({ connectionString: inject('testCluster').adminUrl });
  await admin.connect();
  const allow = (yes: boolean) => admin.query(`alter database ${pg.escapeIdentifier(name)} allow_connections ${yes}`);
  await allow(false);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  return async () => {
    await allow(true);
    await admin.end();
    // The first to ask may still be given a connection that is dead.
    await expect
      .poll(() =>
        pool.query('select 1').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  };
}
