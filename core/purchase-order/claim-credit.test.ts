import { expect, it } from 'vitest';
import { type ClaimedPieces, creditExpected, creditWords } from './index.ts';

const two: ClaimedPieces = {
  ...{ state: 'returned', name: 'Reed chair', quantity: 2, refundCents: null, soldCents: 40_000, unitCostCents: 9000 },
};

it('the maker owes all we pay for pieces that come back or are replaced, and a share for those that stay', () => {
  expect(creditExpected(two)).toBe(18_000);
  expect(creditExpected({ ...two, state: 'replaced' })).toBe(18_000);
  expect(creditExpected({ ...two, state: 'refunded', refundCents: 10_000 })).toBe(4500);
  // Never more than they cost us.
  expect(creditExpected({ ...two, state: 'refunded', refundCents: 50_000 })).toBe(18_000);
  expect(creditWords(two)).toBe('Reed chair: 2 arrived damaged, a credit of $180.00 is expected.');
});

it('and nothing while it is open or once it is declined, or no one knows what they cost', () => {
  for (const state of ['open', 'declined', 'withdrawn'] as const) {
    expect(creditExpected({ ...two, state })).toBeNull();
    expect(creditWords({ ...two, state })).toBeNull();
  }
  expect(creditExpected({ ...two, unitCostCents: null })).toBeNull();
  expect(creditWords({ ...two, unitCostCents: null })).toBe('Reed chair: 2 arrived damaged, a credit is expected.');
});
