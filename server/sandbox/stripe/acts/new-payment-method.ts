import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { insert } from '../books/records.ts';
import type { PaymentMethodRow } from '../books/rows.ts';
import { cardByAlias, cardByNumber, type TestCard } from '../cards.ts';
import { emptyAddress } from '../objects/payment-method.ts';
import type { Moment } from '../wire/call.ts';
import type { card, methodData } from '../wire/fields.ts';
import { newId } from '../wire/ids.ts';
import { cardRefusal, Refusal } from '../wire/refusal.ts';

type CardParams = z.output<typeof card>;
type BillingDetails = z.output<typeof methodData.billing_details>;

/** The card number is checked once and never stored. */
export async function newPaymentMethod(
  moment: Moment,
  params: { card: CardParams; billing_details?: BillingDetails | undefined },
): Promise<PaymentMethodRow> {
  const number = params.card.number.replace(/[\s-]/g, '');
  const known = checkNumber(number);
  const year = params.card.exp_year < 100 ? 2000 + params.card.exp_year : params.card.exp_year;
  checkExpiry(moment.now, year, params.card.exp_month);
  checkCode(known, params.card.cvc);
  return keep(moment, known, { exp_month: params.card.exp_month, exp_year: year }, params.billing_details);
}

/** `pm_card_visa` and the like: a new card each time the name is used. */
export async function paymentMethodByAlias(moment: Moment, alias: string): Promise<PaymentMethodRow | undefined> {
  const known = cardByAlias(alias);
  if (!known) return undefined;
  return keep(moment, known, { exp_month: 12, exp_year: moment.now.getUTCFullYear() + 3 }, undefined);
}

function keep(
  moment: Moment,
  known: TestCard,
  expiry: { exp_month: number; exp_year: number },
  billing: BillingDetails,
): Promise<PaymentMethodRow> {
  return insert(moment.tx, 'payment_methods', {
    id: newId('pm'),
    created: moment.now,
    customer_id: null,
    behaviour: known.behaviour,
    brand: known.brand,
    last4: known.number.slice(-4),
    ...expiry,
    fingerprint: createHash('sha256').update(known.number).digest('hex').slice(0, 16),
    billing_details: {
      name: null,
      email: null,
      phone: null,
      ...billing,
      address: { ...emptyAddress, ...billing?.address },
    },
    spent: false,
  });
}

function checkNumber(number: string): TestCard {
  const known = cardByNumber(number);
  if (known) return known;
  // Stripe's test number for a mistyped card, or something that isn't a card number.
  if (!/^\d{12,19}$/.test(number) || number === '4242424242424241') {
    throw cardRefusal('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  throw new Refusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  });
}

function checkExpiry(now: Date, year: number, month: number): void {
  if (month < 1 || month > 12) {
    throw cardRefusal('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const thisYear = now.getUTCFullYear();
  if (year < thisYear || year > thisYear + 50) {
    throw cardRefusal('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (year === thisYear && month < now.getUTCMonth() + 1) {
    throw cardRefusal('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
}

function checkCode(known: TestCard, code: string | undefined): void {
  if (code === undefined) return;
  const length = known.brand === 'amex' ? 4 : 3;
  if (!/^\d+$/.test(code) || code.length !== length) {
    throw cardRefusal('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
}
