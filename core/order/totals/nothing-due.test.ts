import { expect, test } from 'vitest';
import { nothingDueWords, type OrderTotals } from '../index.ts';

const nothing: OrderTotals = {
  ...{ merchandise: 0, volumeDiscount: 0, coupon: 0, shipping: 0, whiteGlove: 0, tax: 0, feeCredit: 0, total: 0 },
};

test.each([
  [{ feeCredit: 149_00 }, 'Your fee credit covers everything: no card is needed.'],
  [{ coupon: 100_00 }, 'Your coupon covers everything: no card is needed.'],
  [{ coupon: 1, feeCredit: 1 }, 'Your coupon and your fee credit cover everything: no card is needed.'],
  [
    { feeCredit: 149_00, total: 49 },
    'What is left is too little for a card to be charged, so it is on us: no card is needed.',
  ],
  [{}, 'There is nothing to pay: no card is needed.'],
])('nothing to charge says what covers it: %o', (totals, words) => {
  expect(nothingDueWords({ ...nothing, ...totals })).toBe(words);
});
