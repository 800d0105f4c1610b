import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditForMiss, creditsToSpend, type PromiseCredit, promiseCreditLeft, promiseCreditWords } from './index.ts';

const credit = (id: string, day: number, more: Partial<PromiseCredit> = {}): PromiseCredit => ({
  ...{ id, cents: 2_500, bookedAt: new Date(Date.UTC(2026, 10, day)), orderId: null },
  ...more,
});
const ids = (credits: readonly PromiseCredit[]) => credits.map(({ id }) => id);

describe('a credit for late boards', () => {
  it('is booked once per project, and not at all where the shop gives none', () => {
    expect(creditForMiss(2_500, false)).toBe(2_500);
    expect(creditForMiss(2_500, true)).toBe(0);
    expect(creditForMiss(0, false)).toBe(0);
  });

  it('pays the oldest first, as many as the order needs', () => {
    const credits = [credit('new', 9), credit('old', 2), credit('spent', 1, { orderId: 'other' })];
    expect(ids(creditsToSpend(credits, 10_000, null))).toEqual(['old', 'new']);
    expect(ids(creditsToSpend(credits, 2_500, null))).toEqual(['old']);
    expect(ids(creditsToSpend(credits, 2_501, null))).toEqual(['old', 'new']);
    expect(creditsToSpend(credits, 0, null)).toEqual([]);
    expect(promiseCreditLeft(credits, null)).toBe(5_000);
  });

  it('is still there for the order that has it, and for no other', () => {
    const held = [credit('one', 1, { orderId: 'mine' })];
    expect(promiseCreditLeft(held, 'mine')).toBe(2_500);
    expect(promiseCreditLeft(held, 'another')).toBe(0);
    expect(ids(creditsToSpend(held, 100, 'mine'))).toEqual(['one']);
    expect(creditsToSpend(held, 100, null)).toEqual([]);
  });

  it('covers what an order may take, without spending one it does not need', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.nat(100_000), (cents, owed) => {
        const credits = cents.map((amount, day) => credit(`c${day}`, day + 1, { cents: amount }));
        const applied = Math.min(owed, promiseCreditLeft(credits, null));
        const spent = creditsToSpend(credits, applied, null);
        const sum = spent.reduce((total, one) => total + one.cents, 0);
        expect(sum).toBeGreaterThanOrEqual(applied);
        expect(sum - (spent.at(-1)?.cents ?? 0)).toBeLessThanOrEqual(applied);
        expect(new Set(ids(spent)).size).toBe(spent.length);
        const rest = credits.map((one) => (spent.includes(one) ? { ...one, orderId: 'first' } : one));
        expect(promiseCreditLeft(rest, 'second') + sum).toBe(promiseCreditLeft(credits, null));
      }),
    );
  });

  it('says why it comes off, and what expires', () => {
    expect(promiseCreditWords.line({ spent: 2_500, applied: 2_500 })).toBe(
      'Your boards took longer than 72 hours, so this is on us.',
    );
    expect(promiseCreditWords.line({ spent: 2_500, applied: 2_000 })).toContain('the remaining $5 expires');
    expect(promiseCreditWords.booked(2_500)).toContain('$25 comes off your next furniture order');
  });
});
