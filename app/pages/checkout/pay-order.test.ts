import { describe, expect, test } from 'vitest';
import type { CardFormHandle } from '#app/parts/payment/card/card-form-types.ts';
import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import type { CheckoutAct, CheckoutAnswer } from './checkout-acts.ts';
import { payOrder } from './pay-order.ts';

const address = {
  name: 'June',
  line1: '48 Oak Street',
  line2: '',
  city: 'Somerville',
  zip: '02143',
  phone: '6175550148',
};
const shown = {
  ...{ merchandise: 100_00, volumeDiscount: 0, coupon: 0, shipping: 199_00 },
  ...{ whiteGlove: 0, tax: 0, feeCredit: 0, promiseCredit: 0, total: 299_00 },
};
const order = { id: 'order_1', paid: false, clientSecret: 'pi_1_secret_1' };
const placed: CheckoutAnswer = { ok: true, message: null, problems: {}, quote: null, order };
const refused = (changes: Partial<CheckoutAnswer>): CheckoutAnswer => ({
  ...placed,
  ok: false,
  order: null,
  ...changes,
});

interface World {
  check?: Awaited<ReturnType<CardFormHandle['check']>>;
  place?: CheckoutAnswer | null;
  /** What the server answers the second time. */
  placeAgain?: CheckoutAnswer | null;
  confirm?: Awaited<ReturnType<CardFormHandle['confirm']>>;
  noCard?: boolean;
}

/** One click on the button: which calls were made, in order, and the result. */
async function press({
  check = { ok: true },
  place = placed,
  placeAgain = place,
  confirm = { ok: true, status: 'succeeded' },
  noCard,
}: World) {
  const happened: unknown[] = [];
  const card: CardFormHandle = {
    async check() {
      happened.push('check');
      return check;
    },
    async confirm(opened) {
      happened.push(opened);
      return confirm;
    },
  };
  const paid = await payOrder({
    ...{ address, shown, card: noCard ? null : card },
    async ask(act: CheckoutAct) {
      const again = happened.includes(act.act);
      happened.push(act.act);
      return again ? placeAgain : place;
    },
    returnUrl: (id) => `https://shop.test/checkout/s?order=${id}`,
  });
  return { happened, paid };
}

const opened = { clientSecret: 'pi_1_secret_1', returnUrl: 'https://shop.test/checkout/s?order=order_1' };
const go = { kind: 'go', orderId: 'order_1' };

describe('one press of the button', () => {
  test('checks the card, places the order, and pays that one', async () => {
    expect(await press({})).toEqual({ happened: ['check', 'place', opened], paid: go });
  });

  test('places nothing while the card is incomplete', async () => {
    const check = { ok: false, type: 'validation_error', message: 'Your card number is incomplete.' } as const;
    expect(await press({ check })).toEqual({
      happened: ['check'],
      paid: { kind: 'problem', message: 'Validation Error, Your card number is incomplete.', problems: {} },
    });
  });

  test.each([
    ['sold out', refused({ message: 'Just sold out: Alder sofa. Nothing was charged.' })],
    ['a wrong address', refused({ problems: { city: 'Please enter the city.' } })],
  ])('asks no card where the server refuses: %s', async (_, place) => {
    const { happened, paid } = await press({ place });
    expect(happened).toEqual(['check', 'place']);
    expect(paid).toEqual({ kind: 'problem', message: place.message, problems: place.problems });
  });

  test('says so where the server does not answer', async () => {
    expect((await press({ place: null })).paid).toMatchObject({
      message: `Sorry, an error occurred when creating your order. ${cardTexts.notReached}`,
    });
  });

  test.each([
    ['card_error', 'Your card was declined.', 'Your card was declined.'],
    ['validation_error', 'Bad.', 'Validation Error, Bad.'],
    ['invalid_request_error', 'Bad.', 'Bad. No charges were made.'],
  ])('shows a %s as the catalog has it', async (type, message, words) => {
    expect((await press({ confirm: { ok: false, type, message } })).paid).toMatchObject({ message: words });
  });

  test('an error of the provider’s own says that nothing was charged only once the server has asked', async () => {
    const confirm = { ok: false, type: 'api_error', message: 'Something broke.' } as const;
    expect(await press({ confirm })).toEqual({
      happened: ['check', 'place', opened, 'place'],
      paid: { kind: 'problem', message: 'Something broke. No charges were made.', problems: {} },
    });
    const paidAfterAll = { ...placed, order: { ...order, paid: true } };
    expect((await press({ confirm, placeAgain: paidAfterAll })).paid).toEqual(go);
    expect((await press({ confirm, placeAgain: null })).paid).toEqual(go);
  });

  test('never claims that nothing was charged when that’s unknown: the receipt page asks', async () => {
    expect((await press({ confirm: { ok: false, type: 'api_connection_error', message: '' } })).paid).toEqual(go);
  });

  test('goes to the order that is there already, and to one that needed no card', async () => {
    const there = refused({ order: { id: 'order_1', paid: true, clientSecret: null } });
    expect(await press({ place: there })).toEqual({ happened: ['check', 'place'], paid: go });
    const free = { ...placed, order: { id: 'order_1', paid: true, clientSecret: null } };
    expect(await press({ place: free, noCard: true })).toEqual({ happened: ['place'], paid: go });
  });
});
