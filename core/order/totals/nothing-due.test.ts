import { expect, test } from 'vitest';
import { nothingDueWords, type OrderTotals } from '../index.ts';

const nothing: OrderTotals = {
  ...{ merchandise: 0, volumeDiscount: 0, coupon: 0, shipping: 0, whiteGlove: 0, tax: 0, feeCredit: 0 },
  ...{ promiseCredit: 0, total: 0 },
};

test.each([
  [{ feeCredit: 149_00 }, 'Your fee credit covers everything. No card needed.'],
  [{ coupon: 100_00 }, 'Your coupon covers everything. No card needed.'],
  [{ coupon: 1, feeCredit: 1 }, 'Your coupon and your fee credit cover everything. No card needed.'],
  [{ promiseCredit: 1 }, 'Your credit for late boards covers everything. No card needed.'],
  [
    { feeCredit: 149_00, total: 49 },
    'What’s left is too small an amount to charge to a card, so it’s on us. No card needed.',
  ],
  [{}, 'There’s nothing to pay. No card needed.'],
])('nothing to charge says what covers it: %o', (totals, words) => {
  expect(nothingDueWords({ ...nothing, ...totals })).toBe(words);
});
