import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaidEntry, refundByPayment } from '../index.ts';

const entry = (kind: PaidEntry['kind'], intentId: string | null, cents: number, lineId = 'sofa'): PaidEntry => ({
  ...{ kind, of: 'line', lineId, cents, intentId },
});

describe('which payment gives back', () => {
  const books = [entry('captured', 'first', 1000), entry('captured', 'difference', 300)];

  it('is the latest that paid for the part, then the one before', () => {
    expect(refundByPayment(books, [{ of: 'line', lineId: 'sofa', cents: 1100 }])).toEqual([
      { intentId: 'difference', cents: 300, amounts: [{ of: 'line', lineId: 'sofa', cents: 300 }] },
      { intentId: 'first', cents: 800, amounts: [{ of: 'line', lineId: 'sofa', cents: 800 }] },
    ]);
  });

  it('is never one that has given it back already, nor one that paid for another part', () => {
    const given = [...books, entry('refunded', 'difference', 300), entry('captured', 'other', 500, 'rug')];
    expect(refundByPayment(given, [{ of: 'line', lineId: 'sofa', cents: 10 }])).toMatchObject([{ intentId: 'first' }]);
    expect(() => refundByPayment(given, [{ of: 'line', lineId: 'sofa', cents: 1001 }])).toThrow(RangeError);
  });

  it('adds up to what was wanted, part by part, and to no more than each took', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(amounts, fc.double({ min: 0.01, max: 1, noNaN: true }), (taken, share) => {
        const captured = taken.map((cents, at) => entry('captured', `payment ${at}`, cents));
        const wanted = Math.max(1, Math.floor(taken.reduce((sum, cents) => sum + cents, 0) * share));
        const split = refundByPayment(captured, [{ of: 'line', lineId: 'sofa', cents: wanted }]);
        expect(split.reduce((sum, { cents }) => sum + cents, 0)).toBe(wanted);
        for (const { intentId, cents } of split) {
          expect(cents).toBeLessThanOrEqual(taken[Number(intentId.split(' ')[1])] ?? 0);
        }
      }),
    );
  });
});
