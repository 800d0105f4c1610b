import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sofa } from '../item.test-data.ts';
import { bulkPercent, readBulkChange, withBulkChange } from './bulk-change.ts';

const nothing = { pricePercent: '', stock: '', leadTimeDays: '' };

describe('changing several pieces', () => {
  it.each([
    [{ pricePercent: '10' }, { pricePercent: 10, stock: null, leadTimeDays: null }],
    [
      { pricePercent: ' -5 ', leadTimeDays: '21' },
      { pricePercent: -5, stock: null, leadTimeDays: 21 },
    ],
    [{ stock: '0' }, { pricePercent: null, stock: 0, leadTimeDays: null }],
  ])('reads %o', (typed, change) => {
    expect(readBulkChange({ ...nothing, ...typed })).toEqual({ ok: true, change });
  });

  it.each([
    [{}, 'pricePercent', 'Please enter at least one change.'],
    [{ pricePercent: '101' }, 'pricePercent', 'Please enter a whole number from -50 to 100.'],
    [{ pricePercent: '5%' }, 'pricePercent', 'Please enter a whole number from -50 to 100.'],
    [{ stock: '-1' }, 'stock', 'Please enter a whole number from 0 to 1,000,000.'],
    [{ leadTimeDays: '1.5' }, 'leadTimeDays', 'Please enter a whole number from 0 to 365.'],
  ])('refuses %o', (typed, heading, message) => {
    expect(readBulkChange({ ...nothing, ...typed })).toEqual({ ok: false, problems: [{ heading, message }] });
  });

  it('moves a price to the nearest dollar, and leaves the rest', () => {
    const item = { ...sofa, priceCents: 149_900 };
    const change = { pricePercent: 7, stock: null, leadTimeDays: null };
    expect(withBulkChange(item, change)).toEqual({ ...item, priceCents: 160_400 });
    expect(withBulkChange({ ...sofa, priceCents: 95_000_000 }, change)).toBeNull();
  });

  it('never makes a piece free, and by no percent leaves every cent', () => {
    const percents = fc.integer({ min: bulkPercent.least, max: bulkPercent.most });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), percents, (priceCents, pricePercent) => {
        const changed = withBulkChange({ ...sofa, priceCents }, { pricePercent, stock: null, leadTimeDays: null });
        const after = changed?.priceCents ?? 0;
        expect(Number.isInteger(after)).toBe(true);
        if (pricePercent === 0) expect(after).toBe(priceCents);
        else {
          expect(after).toBeGreaterThanOrEqual(100);
          expect(after % 100).toBe(0);
          if (after > 100) expect(Math.abs(after - (priceCents * (100 + pricePercent)) / 100)).toBeLessThanOrEqual(50);
        }
      }),
    );
  });
});
