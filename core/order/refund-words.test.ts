import { expect, it } from 'vitest';
import { refundPartsWords } from './index.ts';

it('says what a refund is made of, where it is more than one thing', () => {
  const price = { of: 'line', lineId: 'line_1', cents: 137_063 } as const;
  const other = { of: 'line', lineId: 'line_2', cents: 10_000 } as const;
  const delivery = { of: 'shipping', lineId: null, cents: 9000 } as const;
  const tax = { of: 'tax', lineId: 'line_1', cents: 855 } as const;
  expect(refundPartsWords([price, delivery])).toBe('$1,370.63 of its price, $90 of delivery');
  expect(refundPartsWords([price, other, tax])).toBe('$1,470.63 of its price, $8.55 of tax');
  expect(refundPartsWords([price, other])).toBe('');
});
