import { describe, expect, it } from 'vitest';
import { feeBenefits } from './index.ts';

describe('what the fee buys', () => {
  it.each([
    'dedicated Living Space Specialist',
    'up to four rooms',
    'layout suggestion',
    'Insta-Order: all choices in stock and ready to ship',
    'one time',
    'No markups and flat-rate shipping',
    'We handle returns and exchanges',
    '100% satisfaction guarantee',
  ])('says: %s', (words) => {
    expect(feeBenefits.some((benefit) => benefit.includes(words))).toBe(true);
  });
});
