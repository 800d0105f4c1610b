import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, fromDollars, percentOf, sumCents, toDollars } from './index.ts';

describe('cents', () => {
  it('are whole', () => {
    expect(cents(149)).toBe(149);
    expect(Object.is(cents(-0), 0)).toBe(true);
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) expect(() => cents(bad)).toThrow('whole');
  });

  it('come from dollars and go back to them', () => {
    expect(fromDollars(149)).toBe(14900);
    expect(fromDollars(1.15)).toBe(115);
    expect(fromDollars(19.99)).toBe(1999);
    expect(fromDollars(-20)).toBe(-2000);
    for (const bad of [0.001, 1.005, Number.NaN]) expect(() => fromDollars(bad)).toThrow('dollars');
    expect(toDollars(1999)).toBe(19.99);
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (amount) => fromDollars(toDollars(amount)) === amount),
    );
  });

  it('add up', () => {
    expect(sumCents([])).toBe(0);
    expect(sumCents([1, 2, -3])).toBe(0);
    expect(() => sumCents([0.1, 0.2])).toThrow('whole');
  });
});

describe('a percentage', () => {
  it('is rounded to the cent, the half upward', () => {
    expect(percentOf(14900, 20)).toBe(2980);
    expect(percentOf(14900, 0)).toBe(0);
    expect(percentOf(14900, 100)).toBe(14900);
    expect(percentOf(10, 5)).toBe(1);
    expect(percentOf(9, 5)).toBe(0);
    expect(percentOf(0, 5)).toBe(0);
    expect(percentOf(100_000, 8.875)).toBe(8875);
    expect(percentOf(333, 33.3333)).toBe(111);
  });

  it('refuses what is no percentage', () => {
    for (const bad of [-1, Number.NaN]) expect(() => percentOf(100, bad)).toThrow('percentage');
    expect(() => percentOf(-100, 5)).toThrow('negative');
  });

  it('is never more than the whole, and never off by more than half a cent', () => {
    fc.assert(
      fc.property(fc.nat(1e11), fc.integer({ min: 0, max: 1_000_000 }), (amount, steps) => {
        const share = percentOf(amount, steps / 10_000);
        expect(share).toBeLessThanOrEqual(amount);
        const error = BigInt(share) * 1_000_000n - BigInt(amount) * BigInt(steps);
        expect(error <= 500_000n && error > -500_000n).toBe(true);
      }),
    );
  });
});
