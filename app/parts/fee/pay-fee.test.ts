import { describe, expect, test } from 'vitest';
import type { CardResult } from '#app/parts/payment/card/card-form-types.ts';
import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import type { FeeOrder } from '#server/fee/paying/fee-order.ts';
import { payFee } from './pay-fee.ts';
import type { PaymentAct, PaymentAnswer } from './payment-acts.ts';
import { paymentWords } from './words.ts';

const order: FeeOrder = {
  id: 'fee_1',
  status: 'open',
  priceCents: 14_900,
  discountCents: 0,
  totalCents: 14_900,
  couponCode: null,
  clientSecret: 'pi_1_secret_1',
  processing: false,
  lastError: null,
};
const cards = { publishableKey: 'pk', apiBase: null };
const yes: PaymentAnswer = { ok: true, message: null, why: null, facts: null, cards };
const card = (changes: Partial<FeeOrder> = {}): PaymentAnswer['facts'] => ({
  show: 'card',
  zip: '11201',
  stateName: 'New York',
  order: { ...order, ...changes },
  savedCards: [],
});
const thanks: PaymentAnswer['facts'] = {
  show: 'thanks',
  words: null,
  project: 'waiting for boards',
  priceCents: 14_900,
};

/** One click on the button: which calls were made, in order, and what the customer was told. */
async function press(world: { prepare?: PaymentAnswer | null; card?: CardResult; settle?: PaymentAnswer | null }) {
  const happened: string[] = [];
  const told = await payFee({
    order,
    card: {
      async confirm() {
        happened.push('card');
        return world.card ?? { ok: true, status: 'succeeded' };
      },
    },
    async ask(act: PaymentAct) {
      happened.push(act.act);
      return act.act === 'prepare'
        ? world.prepare === undefined
          ? yes
          : world.prepare
        : (world.settle ?? { ...yes, facts: thanks });
    },
  });
  return { happened, told };
}

describe('one press of the button', () => {
  test('asks the server, the card, and the server again', async () => {
    expect(await press({})).toEqual({ happened: ['prepare', 'card', 'sync'], told: null });
  });

  test('without the server’s yes no card is charged', async () => {
    const message = 'The amount has changed.';
    expect(await press({ prepare: { ...yes, ok: false, message } })).toEqual({ happened: ['prepare'], told: message });
  });

  test.each([
    ['card_error', 'Your card was declined.', 'Your card was declined.'],
    ['validation_error', 'Your card number is incomplete.', 'Validation Error, Your card number is incomplete.'],
    ['invalid_request_error', 'No such intent.', 'No such intent. No charges were made.'],
    ['rate_limit_error', 'Too many requests.', 'Too many requests. No charges were made.'],
  ])('%s is told word for word', async (type, message, told) => {
    expect(await press({ card: { ok: false, type, message } })).toEqual({ happened: ['prepare', 'card'], told });
  });

  test('a server that is not reached is told, and that no card was charged', async () => {
    expect(await press({ prepare: null })).toEqual({
      happened: ['prepare'],
      told: `Sorry, an error occurred when creating your order. ${cardTexts.notReached}`,
    });
  });

  test('a session that ended in the meantime is reported, and no card is charged', async () => {
    const signedOut = { ...yes, ok: false, message: cardTexts.signedOut, facts: { show: 'signed-out' as const } };
    expect(await press({ prepare: signedOut })).toEqual({ happened: ['prepare'], told: cardTexts.signedOut });
  });

  test('an error of the provider’s own says that nothing was charged only once the server has asked', async () => {
    const broke: CardResult = { ok: false, type: 'api_error', message: 'Something broke.' };
    expect(await press({ card: broke, settle: { ...yes, facts: card() } })).toEqual({
      happened: ['prepare', 'card', 'sync'],
      told: 'Something broke. No charges were made.',
    });
    expect((await press({ card: broke })).told).toBeNull();
    expect((await press({ card: broke, settle: { ...yes, facts: { show: 'unavailable' } } })).told).toBe(
      paymentWords.unknown,
    );
  });

  test('an answer that was lost is never told as no charge: the server is asked', async () => {
    const lost: CardResult = { ok: false, type: 'api_connection_error', message: 'No connection.' };
    expect(await press({ card: lost })).toEqual({ happened: ['prepare', 'card', 'sync'], told: null });
    expect((await press({ card: lost, settle: { ...yes, facts: card() } })).told).toBe(paymentWords.unknown);
    expect((await press({ card: lost, settle: { ...yes, facts: { show: 'unavailable' } } })).told).toBe(
      paymentWords.unknown,
    );
  });

  test('a payment that the bank still works on is no complaint', async () => {
    const processing = { ...yes, facts: card({ processing: true }) };
    expect((await press({ card: { ok: true, status: 'processing' }, settle: processing })).told).toBeNull();
  });
});
