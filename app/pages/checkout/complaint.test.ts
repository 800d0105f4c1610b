import { expect, test } from 'vitest';
import type { CheckoutAct, CheckoutAnswer } from './checkout-acts.ts';
import { complaintAbout } from './complaint.ts';
import { checkoutWords as words } from './words.ts';

const done: CheckoutAnswer = { ok: true, message: null, problems: {}, quote: null, order: null };
const refused = (message: string | null): CheckoutAnswer => ({ ...done, ok: false, message });
const glove: CheckoutAct = { act: 'delivery', recordIds: ['sofa'], delivery: 'white-glove' };

test.each([
  ['the server does not answer', glove, null, words.notReached],
  ['the server refuses, with its own sentence', glove, refused('Signed out.'), 'Signed out.'],
  ['the server refuses without a sentence', glove, refused(null), words.saveFailed],
  ['it is done', glove, done, null],
])('%s', (_, act, answer, said) => {
  expect(complaintAbout(act, {}, answer)).toBe(said);
});

test('what is said beside the button or the field is not said twice', () => {
  const address = { name: '', line1: '', line2: '', city: '', zip: '', phone: '' };
  const shown = {
    ...{
      merchandise: 0,
      volumeDiscount: 0,
      coupon: 0,
      shipping: 0,
      whiteGlove: 0,
      tax: 0,
      feeCredit: 0,
      promiseCredit: 0,
      total: 0,
    },
  };
  expect(complaintAbout({ act: 'place', address, shown }, {}, null)).toBeNull();
  expect(complaintAbout({ act: 'quote' }, { coupon: 'SPRING' }, null)).toBeNull();
  expect(complaintAbout({ act: 'quote' }, { coupon: null }, null)).toBe(words.notReached);
});
