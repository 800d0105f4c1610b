import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, sumCents } from './index.ts';

const weights = fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 12 });

describe('allocation', () => {
  it('gives the cents left over to the largest remainders, earlier lines first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(101, [1, 1, 1])).toEqual([34, 34, 33]);
    expect(allocate(10, [1, 2, 3])).toEqual([2, 3, 5]);
    expect(allocate(100, [1, 2])).toEqual([33, 67]);
    expect(allocate(10, [3, 1, 2, 1])).toEqual([4, 2, 3, 1]);
    expect(allocate(0, [5, 5])).toEqual([0, 0]);
    expect(allocate(7, [0, 3, 0])).toEqual([0, 7, 0]);
    expect(allocate(0, [])).toEqual([]);
    expect(allocate(0, [0, 0])).toEqual([0, 0]);
  });

  it('refuses what makes no sense', () => {
    expect(() => allocate(5, [0, 0])).toThrow('no weight');
    expect(() => allocate(5, [])).toThrow('no weight');
    expect(() => allocate(-5, [1])).toThrow('negative amount');
    expect(() => allocate(5, [1, -1])).toThrow('negative weight');
    expect(() => allocate(0.5, [1])).toThrow('whole');
  });

  it('loses no cent', () => {
    fc.assert(
      fc.property(fc.nat(1e12), weights, (total, by) => {
        fc.pre(sumCents(by) > 0);
        const shares = allocate(total, by);
        expect(sumCents(shares)).toBe(total);
        expect(shares.every((share, index) => share >= 0 && (by[index] !== 0 || share === 0))).toBe(true);
      }),
    );
  });

  it('never gives a line more than its own amount while there is enough for all', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (by, part) => {
        const shares = allocate(Math.floor(sumCents(by) * part), by);
        expect(shares.every((share, index) => share <= (by[index] ?? 0))).toBe(true);
      }),
    );
  });

  it('is within a cent of the exact share', () => {
    fc.assert(
      fc.property(fc.nat(1e9), weights, (total, by) => {
        fc.pre(sumCents(by) > 0);
        const whole = sumCents(by);
        allocate(total, by).forEach((share, index) => {
          expect(Math.abs(share - (total * (by[index] ?? 0)) / whole)).toBeLessThan(1.001);
        });
      }),
    );
  });
});
