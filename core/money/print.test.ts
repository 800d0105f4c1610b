import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExactMoney, formatMoney, parseMoney } from './index.ts';

const read = (text: string) => {
  const parsed = parseMoney(text);
  return parsed.ok ? parsed.cents : parsed.reason;
};

describe('money in print', () => {
  it('shows cents only where there are some', () => {
    expect(formatMoney(129900)).toBe('$1,299');
    expect(formatMoney(129950)).toBe('$1,299.50');
    expect(formatMoney(5)).toBe('$0.05');
    expect(formatMoney(0)).toBe('$0');
    expect(formatMoney(100_000_000)).toBe('$1,000,000');
    expect(formatMoney(-2980)).toBe('−$29.80');
    expect([498_000, 498_050, 0, -14_900].map(formatExactMoney)).toEqual([
      '$4,980.00',
      '$4,980.50',
      '$0.00',
      '−$149.00',
    ]);
  });

  it('is read as people type it', () => {
    expect(read('$1,299')).toBe(129900);
    expect(read(' 1299.5 ')).toBe(129950);
    expect(read('1,299.50')).toBe(129950);
    expect(read('-20')).toBe(-2000);
    expect(read('0')).toBe(0);
    expect(Object.is(read('-0'), 0)).toBe(true);
    for (const bad of [
      '',
      '$',
      '1,29',
      '12,34,567',
      '1.234',
      '1.',
      '.5',
      'abc',
      '1e3',
      '$ 5',
      '12 000',
      '99999999999999999',
    ]) {
      expect(read(bad), bad).toBe('not-an-amount');
    }
  });

  it('reads back what it prints', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (amount) => read(formatMoney(amount)) === amount));
  });

  it('never throws on what is typed', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parseMoney(text).ok === 'boolean'));
  });
});
