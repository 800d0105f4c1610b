import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardShipping, standardShippingBands } from '../index.ts';

describe('the listed shipping bands', () => {
  it('follow each other without a gap, from nothing to everything', () => {
    expect(standardShippingBands[0]?.from).toBe(0);
    expect(standardShippingBands.at(-1)?.below).toBeNull();
    const starts = standardShippingBands.slice(1).map(({ from }) => from);
    expect(starts).toEqual(standardShippingBands.slice(0, -1).map(({ below }) => below));
  });

  it('say what is charged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_00 }), (sum) => {
        const band = standardShippingBands.find(({ from, below }) => sum >= from && (below === null || sum < below));
        expect(standardShipping(sum)).toBe(band?.rate);
      }),
    );
  });
});
