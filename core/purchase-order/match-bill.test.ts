import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billDifferences, billTotal, billWords, readBill } from './index.ts';

const sofa = { id: 'a', name: 'Alder sofa', quantity: 2, delivered: 2, unitCostCents: 55_000 } as const;
const bill = {
  number: 'R-1',
  day: '2026-12-10',
  lines: [{ lineId: 'a', quantity: 2, unitCents: 55_000 }],
  otherCents: 0,
};
const billed = (quantity: number, unitCents = 55_000) => ({ ...bill, lines: [{ lineId: 'a', quantity, unitCents }] });

describe('order, delivery and bill', () => {
  it('agree', () => {
    expect(billDifferences([sofa], bill)).toEqual([]);
    expect(billTotal({ ...bill, otherCents: 500 })).toBe(110_500);
  });

  it.each([
    ['too many', [sofa], billed(3), 'Alder sofa: billed 3, ordered 2.'],
    ['canceled', [{ ...sofa, quantity: 0, delivered: 0 }], billed(2), 'Alder sofa: billed 2, ordered 0.'],
    ['not there yet', [{ ...sofa, delivered: 0 }], billed(2), 'Alder sofa: billed 2, delivered 0.'],
    ['some not there yet', [{ ...sofa, delivered: 1 }], billed(2), 'Alder sofa: billed 2, delivered 1.'],
    ['too few', [sofa], billed(1), 'Alder sofa: delivered 2, billed 1.'],
    ['not on the bill', [sofa], { ...bill, lines: [] }, 'Alder sofa: delivered 2, billed 0.'],
    ['another price', [sofa], billed(2, 60_000), 'Alder sofa: billed $600.00 each, agreed $550.00.'],
    ['no price', [{ ...sofa, unitCostCents: null }], bill, 'Alder sofa: billed $550.00 each, no cost agreed.'],
    ['something else', [sofa], { ...bill, otherCents: 9_900 }, '$99.00 for something we didn’t order.'],
  ])('differ: %s', (_, lines, given, difference) => {
    expect(billDifferences(lines, given)).toEqual([difference]);
  });

  it('agree whenever each delivered piece is billed as agreed', () => {
    const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), cost: fc.nat(1_000_000) }));
    fc.assert(
      fc.property(lines, (given) => {
        const ordered = given.map(({ quantity, cost }, at) => ({
          ...{ ...sofa, id: String(at), quantity, delivered: quantity, unitCostCents: cost },
        }));
        const all = ordered.map(({ id, quantity, unitCostCents }) => ({
          ...{ lineId: id, quantity, unitCents: unitCostCents },
        }));
        expect(billDifferences(ordered, { ...bill, lines: all })).toEqual([]);
      }),
    );
  });
});

describe('a typed bill', () => {
  const typed = { number: ' R-1 ', day: '2026-12-10', other: '', quantity: { a: '2' }, unit: { a: '$550' } };

  it('is read', () => {
    expect(readBill(typed, ['a'])).toEqual({ ok: true, bill });
  });

  it('is refused by field', () => {
    const bad = { number: '', day: 'soon', other: 'x', quantity: { a: '-1' }, unit: { a: 'free' } };
    expect(readBill(bad, ['a'])).toEqual({
      ok: false,
      problems: {
        ...{ number: billWords.number, day: billWords.day, other: billWords.amount },
        ...{ 'quantity a': billWords.quantity, 'unit a': billWords.amount },
      },
    });
  });

  it('never throws', () => {
    const texts = fc.dictionary(fc.constantFrom('a', 'b'), fc.string());
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), texts, texts, (number, day, other, quantity, unit) => {
        readBill({ number, day, other, quantity, unit }, ['a', 'b']);
      }),
    );
  });
});
