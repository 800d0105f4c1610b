import { expect, it } from 'vitest';
import { cardCharge, formatExactMoney, leastChargeCents, mostChargeCents } from './index.ts';

it.each([
  [0, 0],
  [1, 0],
  [49, 0],
  [50, 50],
  [51, 51],
])('of %i cents a card is asked for %i', (owed, asked) => expect(cardCharge(owed)).toBe(asked));

it('the provider charges a card from 50 cents to a cent below a million dollars', () => {
  expect([leastChargeCents, mostChargeCents].map(formatExactMoney)).toEqual(['$0.50', '$999,999.99']);
});
