import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, isMonth, isVisitDay, monthOf, monthWords, weeksOf } from './index.ts';

describe('a month on the wall', () => {
  it('has whole weeks from Sunday to Saturday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
    expect(weeksOf('2026-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
  });

  it('holds each of its days once, whatever the month', () => {
    const month = fc.tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(month, ([year, number]) => {
        const name = `${year}-${String(number).padStart(2, '0')}`;
        const days = weeksOf(name).flat();
        expect(new Set(days).size).toBe(days.length);
        const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
        expect(days.filter((day) => monthOf(day) === name)).toHaveLength(count);
      }),
    );
  });

  it('is one of this century, and so is the day of a visit', () => {
    for (const month of ['0000-01', '0001-01', '1999-12', '2100-01', '9999-12', '2026-1'])
      expect(isMonth(month)).toBe(false);
    for (const day of ['0000-01-01', '9999-12-31', '2026-02-30', '']) expect(isVisitDay(day)).toBe(false);
    expect([isVisitDay('2000-01-01'), isVisitDay('2099-12-31')]).toEqual([true, true]);
  });

  it('is followed and preceded by others', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(monthWords('2026-11')).toBe('November 2026');
    expect([isMonth('2026-11'), isMonth('2026-13'), isMonth('soon'), isMonth('')]).toEqual([true, false, false, false]);
  });
});
