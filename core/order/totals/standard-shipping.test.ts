import fc from 'fast-check';
import { expect, it } from 'vitest';
import { standardShipping } from '../index.ts';

it('charges the band that a sum is in, by the list that holds', () => {
  const bands = [
    { below: 1000_00, rate: 49_00 },
    { below: null, rate: 0 },
  ];
  expect([0, 1, 999_99, 1000_00, 5000_00].map((sum) => standardShipping(sum, bands))).toEqual([0, 4900, 4900, 0, 0]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_00 }), fc.nat(50_000), (sum, rate) => {
      expect(standardShipping(sum, [{ below: null, rate }])).toBe(rate);
    }),
  );
});
