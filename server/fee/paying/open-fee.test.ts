import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { visitorActor } from '#server/context.ts';
import { account, fee, payment } from '#server/db/schema/index.ts';
import { syncPayment } from '../../payment/sync.ts';
import {
  booksOf,
  type Customer,
  customer,
  type FeeShop,
  newSurvey,
  openedFor,
  openFeeShop,
  paymentOf,
} from '../fee.test-data.ts';
import { openFee } from './open-fee.ts';

let shop: FeeShop;
let june: Customer;
beforeAll(async () => {
  shop = await openFeeShop();
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  june = await customer(shop.ctx);
});

const feesOf = ({ person }: Customer) => shop.ctx.db.select().from(fee).where(eq(fee.accountId, person.id));
/** The intents the provider was asked to create for them. */
async function intentsOf(someone: Customer) {
  const mine = (await feesOf(someone)).map(({ id }) => id);
  const { data } = await shop.cards.stripe.events.list({ type: 'payment_intent.created', limit: 100 });
  return data.filter(({ data: { object } }) => mine.includes((object as Stripe.PaymentIntent).metadata.order_id ?? ''));
}

describe('opening a fee', () => {
  test('writes the order, makes the payment customer and answers with the client secret', async () => {
    const order = await openedFor(june);
    expect(order).toMatchObject({ status: 'open', priceCents: 14_900, discountCents: 0, totalCents: 14_900 });
    expect(order.id).toMatch(/^fee_/);
    expect(order.clientSecret).toMatch(/^pi_.*_secret_/);
    const [person] = await shop.ctx.db.select().from(account).where(eq(account.id, june.person.id));
    expect(person?.paymentCustomerId).toMatch(/^cus_/);
    expect(await shop.cards.stripe.paymentIntents.retrieve(await paymentOf(shop.ctx, order.id))).toMatchObject({
      amount: 14_900,
      currency: 'usd',
      customer: person?.paymentCustomerId,
      metadata: { order_id: order.id },
    });
  });

  test('twice, in two tabs or for another of their surveys, it is the same order', async () => {
    const first = await openedFor(june);
    const other = { ...june, surveyId: await newSurvey(shop.ctx, june.person.id) };
    expect(await openedFor(june)).toEqual(first);
    expect(await openedFor(other)).toEqual(first);
    expect(await feesOf(june)).toHaveLength(1);
  });

  test('five times at once, it is one order, one customer and one payment', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, () => openedFor(june)));
    expect(new Set(orders.map(({ id, clientSecret }) => `${id} ${clientSecret}`)).size).toBe(1);
    expect(await feesOf(june)).toHaveLength(1);
    expect(await intentsOf(june)).toHaveLength(1);
  });

  test('refuses a visitor, and another customer’s survey', async () => {
    const theo = await customer(shop.ctx);
    expect(await openFee(shop.ctx.as(visitorActor), june)).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await openFee(theo.asked, june)).toEqual({ ok: false, reason: 'not-found' });
    expect(await openFee(june.asked, { surveyId: 'survey_none' })).toEqual({ ok: false, reason: 'not-found' });
    expect(await feesOf(theo)).toEqual([]);
  });

  test('a paid fee with rooms left is answered as it is: no second one', async () => {
    const order = await openedFor(june);
    await shop.cards.pay((await booksOf(shop.ctx, order.id)).payment?.intentId ?? '');
    await syncPayment(shop.ctx, order.id);
    expect(await openedFor(june)).toMatchObject({ id: order.id, status: 'complete', clientSecret: null });
  });
});

describe('when the provider does not answer', () => {
  test('the order waits, and the next request continues with it', async () => {
    shop.cards.sandbox.faults.set({ serverError: { path: '/v1/payment_intents' } });
    expect(await openFee(june.asked, june)).toEqual({ ok: false, reason: 'provider-failed' });
    const [waiting] = await feesOf(june);
    expect(waiting).toMatchObject({ status: 'open' });
    expect(await paymentOf(shop.ctx, waiting?.id ?? '')).toBe('');
    shop.cards.sandbox.faults.set({});
    expect(await openedFor(june)).toMatchObject({ id: waiting?.id });
    expect(await intentsOf(june)).toHaveLength(1);
  });

  test('an answer lost after acting makes no second payment', async () => {
    shop.cards.sandbox.faults.set({ dropAnswer: { path: '/v1/payment_intents' } });
    expect(await openFee(june.asked, june)).toEqual({ ok: false, reason: 'provider-failed' });
    shop.cards.sandbox.faults.set({});
    await openedFor(june);
    expect(await intentsOf(june)).toHaveLength(1);
  });

  test('killed after the provider acted and before we wrote its id down, it is found again', async () => {
    const order = await openedFor(june);
    await shop.ctx.db.update(payment).set({ intentId: null }).where(eq(payment.id, order.id));
    expect(await openedFor(june)).toEqual(order);
    expect(await intentsOf(june)).toHaveLength(1);
  });

  test('a payment canceled by hand at the provider is replaced, once', async () => {
    const order = await openedFor(june);
    await shop.cards.stripe.paymentIntents.cancel((await booksOf(shop.ctx, order.id)).payment?.intentId ?? '');
    const [again, andAgain] = await Promise.all([openedFor(june), openedFor(june)]);
    expect(again).toMatchObject({ id: order.id, status: 'open' });
    expect(again.clientSecret).not.toBe(order.clientSecret);
    expect(andAgain).toEqual(again);
  });
});
