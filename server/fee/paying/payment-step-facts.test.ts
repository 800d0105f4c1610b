import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { savedCardsOf } from '#server/account/profile/saved-cards-of.ts';
import { type Ctx, visitorActor } from '#server/context.ts';
import { account, survey } from '#server/db/schema/index.ts';
import { booksOf, type Customer, customer, type FeeShop, openedFor, openFeeShop, paymentOf } from '../fee.test-data.ts';
import { feeOfAccount } from '../fee-of-account.ts';
import { creditForOrder, returnCredit, spendCredit } from '../order-credit.ts';
import { preparePayment } from './open-fee.ts';
import { paymentStepFacts, syncPaymentStep } from './payment-step-facts.ts';
import { surveyOfFee } from './survey-of-fee.ts';

let shop: FeeShop;
let june: Customer;
beforeAll(async () => {
  shop = await openFeeShop();
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  june = await customer(shop.ctx, { submitted: true });
});

const factsFor = ({ asked, surveyId }: Customer) => syncPaymentStep(asked, { surveyId });

describe('the payment step', () => {
  test('asks for the zip first, then shows the element for the open order, each time the same', async () => {
    expect(await factsFor(june)).toEqual({ show: 'zip', zip: '11201', zipIsGood: true, priceCents: 14_900 });
    const order = await openedFor(june);
    const facts = await factsFor(june);
    expect(facts).toMatchObject({ show: 'card', zip: '11201', stateName: 'New York', order, savedCards: [] });
    expect(await factsFor(june)).toEqual(facts);
  });

  test.each([
    ['11201', 'NY', true],
    ['11201', null, true],
    ['11201', 'CA', false],
    ['00000', null, false],
    ['112', 'NY', false],
  ])('with the zip %s and the state %s in the quiz, the zip is good: %s', async (zip, state, good) => {
    await shop.ctx.db.update(account).set({ shippingZip: null }).where(eq(account.id, june.person.id));
    const responses = { type_of_furniture: 'living-room', zip, ...(state && { state }) };
    await shop.ctx.db.update(survey).set({ responses }).where(eq(survey.id, june.surveyId));
    expect(await factsFor(june)).toMatchObject({ show: 'zip', zipIsGood: good });
  });

  test('goes back to the zip where an open order has none', async () => {
    await openedFor(june);
    await shop.ctx.db.update(account).set({ shippingZip: null }).where(eq(account.id, june.person.id));
    expect(await factsFor(june)).toMatchObject({ show: 'zip', zip: '', zipIsGood: false });
  });

  test('§5 a payment without an address is refused in the words of the catalog, and the zip is asked for', async () => {
    const order = await openedFor(june);
    await shop.ctx.db.update(account).set({ shippingZip: null }).where(eq(account.id, june.person.id));
    const refused = await preparePayment(june.asked, { feeId: order.id, shownCents: order.totalCents });
    expect(refused).toEqual({ ok: false, reason: 'invalid', problem: 'payment.addressMissing' });
    expect(await factsFor(june)).toMatchObject({ show: 'zip' });
  });

  test('§7 the fee the bank names leads to its own survey, and only for the customer who pays it', async () => {
    const order = await openedFor(june);
    expect(await surveyOfFee(june.asked, order.id)).toBe(june.surveyId);
    expect(await surveyOfFee(june.asked, 'fee_none')).toBeNull();
    const theo = await customer(shop.ctx);
    expect(await surveyOfFee(theo.asked, order.id)).toBeNull();
    expect(await surveyOfFee({ ...june.asked, actor: visitorActor }, order.id)).toBeNull();
  });

  test('after the bank, or a crash, finds the payment and says thanks; the clock runs', async () => {
    const order = await openedFor(june);
    await shop.cards.pay(await paymentOf(shop.ctx, order.id));
    expect(await factsFor(june)).toEqual({
      show: 'thanks',
      project: 'waiting for boards',
      priceCents: 14_900,
      words: {
        validity: 'Valid through November 15, 2027',
        rooms: '3 of 4 rooms left',
        credit: '$149 off your first furniture order, through November 15, 2027',
      },
    });
    expect((await booksOf(shop.ctx, order.id)).ledger).toHaveLength(1);
  });

  test('says thanks without a clock while the quiz is still being answered', async () => {
    const theo = await customer(shop.ctx);
    const order = await openedFor(theo);
    await shop.cards.pay(await paymentOf(shop.ctx, order.id));
    expect(await factsFor(theo)).toMatchObject({ show: 'thanks', project: null });
  });

  test('tells a payment under way and a card that failed', async () => {
    const order = await openedFor(june);
    const paymentId = await paymentOf(shop.ctx, order.id);
    await expect(shop.cards.pay(paymentId, 'pm_card_chargeDeclined')).rejects.toThrow();
    const lastError = { type: 'card_error', message: 'Your card was declined.' };
    expect(await factsFor(june)).toMatchObject({ show: 'card', order: { lastError, processing: false } });
    shop.cards.sandbox.faults.set({ processing: { ms: 600_000 } });
    await shop.cards.pay(paymentId);
    expect(await factsFor(june)).toMatchObject({ show: 'card', order: { processing: true } });
  });

  test('is unavailable while the provider is down, and never shown to anyone else', async () => {
    await openedFor(june);
    shop.cards.sandbox.faults.set({ serverError: {} });
    expect(await factsFor(june)).toEqual({ show: 'unavailable' });
    const theo = await customer(shop.ctx);
    expect(await syncPaymentStep(theo.asked, { surveyId: june.surveyId })).toBeNull();
    expect(await syncPaymentStep(shop.ctx.as(visitorActor), { surveyId: june.surveyId })).toEqual({
      show: 'signed-out',
    });
  });

  test('offers the cards that were kept by the tick, and no other', async () => {
    const order = await openedFor(june);
    const paymentId = await paymentOf(shop.ctx, order.id);
    await shop.cards.stripe.paymentIntents.update(paymentId, { setup_future_usage: 'on_session' });
    await shop.cards.pay(paymentId);
    expect(await savedCardsOf(shop.ctx, june.person.id)).toMatchObject([{ brand: 'visa', last4: '4242' }]);
    const theo = await customer(shop.ctx);
    await shop.cards.pay(await paymentOf(shop.ctx, (await openedFor(theo)).id));
    expect(await savedCardsOf(shop.ctx, theo.person.id)).toEqual([]);
  });
});

describe('a paid fee', () => {
  async function paid() {
    const order = await openedFor(june);
    await shop.cards.pay(await paymentOf(shop.ctx, order.id));
    await factsFor(june);
    return order.id;
  }

  test('is told in numbers and words, for a year', async () => {
    expect(await feeOfAccount(june.asked)).toBeNull();
    const id = await paid();
    expect(await feeOfAccount(june.asked)).toMatchObject({ id, valid: true, roomsLeft: 3, creditCents: 14_900 });
    shop.ctx.clock.forward(367 * 86_400_000);
    expect(await feeOfAccount(june.asked)).toMatchObject({ id, valid: false, roomsLeft: 0, creditCents: 0 });
    shop.ctx.clock.forward(-367 * 86_400_000);
  });

  test('gives its credit to one order, whole, and takes it back from that one only', async () => {
    const feeId = await paid();
    const accountId = june.person.id;
    const credit = (orderId: string | null) =>
      creditForOrder(shop.ctx, { accountId, surveyId: june.surveyId, orderId });
    expect(await credit(null)).toEqual({ feeId, cents: 14_900 });
    const spend = (orderId: string) =>
      shop.ctx.db.transaction((db) => spendCredit({ ...shop.ctx, db }, { accountId, feeId, orderId }));
    const both = await Promise.allSettled(['order_1', 'order_2'].map(spend));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = both[0]?.status === 'fulfilled' ? 'order_1' : 'order_2';
    await spend(winner);
    expect(await credit(null)).toBeNull();
    expect(await credit(winner)).toEqual({ feeId, cents: 14_900 });
    await returnCredit(shop.ctx, { feeId, orderId: 'order_other' });
    expect(await credit(null)).toBeNull();
    await returnCredit(shop.ctx, { feeId, orderId: winner });
    expect(await credit(null)).toEqual({ feeId, cents: 14_900 });
  });
});

test('looking at the step writes nothing and asks the provider for nothing, also where a payment is open or paid', async () => {
  const june = await customer(shop.ctx, { submitted: true });
  const look = () => {
    const payments = new Proxy({} as Ctx['payments'], {
      get: (_, name) => () => Promise.reject(new Error(`asked for ${String(name)}`)),
    });
    return paymentStepFacts({ ...june.asked, payments }, { surveyId: june.surveyId });
  };
  expect(await look()).toMatchObject({ show: 'zip' });
  const { id } = await openedFor(june);
  const before = await booksOf(shop.ctx, id);
  expect(await look()).toEqual({ show: 'opening' });
  await shop.cards.pay(await paymentOf(shop.ctx, id));
  expect(await look()).toEqual({ show: 'opening' });
  expect(await booksOf(shop.ctx, id)).toEqual(before);
  expect(await syncPaymentStep(june.asked, { surveyId: june.surveyId })).toMatchObject({ show: 'thanks' });
  expect(await look()).toMatchObject({ show: 'thanks' });
});
