import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateAbbreviations } from '../places/index.ts';
import { readTaxRows, settingsSchema, type TaxRow, taxRows } from './index.ts';

const row = (changes: Partial<TaxRow>): TaxRow => ({
  ...{ state: 'NY', mark: 'taxed', percent: '8.875', shipping: true },
  ...changes,
});

describe('the form of the tax table', () => {
  it('reads percentages as they are typed', () => {
    const rows = [
      row({}),
      row({ state: 'OR', mark: 'none' }),
      row({ state: 'NJ', percent: ' 6.625 % ', shipping: false }),
    ];
    expect(readTaxRows(rows)).toEqual({
      ok: true,
      table: { NY: { rate: 0.08875, shipping: true }, OR: 'none', NJ: { rate: 0.06625, shipping: false } },
    });
    expect(readTaxRows([row({ mark: 'unsettled' })])).toEqual({ ok: true, table: {} });
  });

  it.each(['', '0', '15.01', '88.75', '-1', 'eight', '8,875', '8.12345'])('does not take %j', (percent) => {
    const problems = { NY: 'Please enter a rate above 0, up to 15 percent.' };
    expect(readTaxRows([row({ percent })])).toEqual({ ok: false, problems });
  });

  it('has a row for every state, and reads back what it shows', () => {
    expect(taxRows({})).toHaveLength(stateAbbreviations.length);
    const tax = fc.oneof(
      fc.constant('none' as const),
      fc.record({ rate: fc.integer({ min: 1, max: 150_000 }).map((n) => n / 1_000_000), shipping: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...stateAbbreviations), tax), (given) => {
        const table = settingsSchema.shape.taxTable.parse(given);
        expect(readTaxRows(taxRows(table))).toEqual({ ok: true, table });
      }),
    );
  });
});
