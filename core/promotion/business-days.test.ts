import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, addDays, daysBetween, federalHolidays, isBusinessDay } from './index.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));

describe('federal holidays', () => {
  it('are those the government lists', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
    expect(federalHolidays(2027)).toEqual([
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-06-18',
      '2027-07-05',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-24',
    ]);
  });

  it('include a New Year’s Day that is observed in the year before', () => {
    expect(federalHolidays(2028)[0]).toBe('2027-12-31');
    expect(isBusinessDay('2027-12-31')).toBe(false);
    expect(addBusinessDays('2027-12-30', 1)).toBe('2028-01-03');
  });
});

describe('business days', () => {
  it.each([
    // A Tuesday in the week before Thanksgiving.
    ['2026-11-17', 0, '2026-11-17'],
    ['2026-11-17', 3, '2026-11-20'],
    ['2026-11-17', 4, '2026-11-23'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-11-26', 0, '2026-11-27'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-22', 2, '2026-11-24'],
    ['2026-12-24', 1, '2026-12-28'],
  ])('%s and %i more is %s', (day, days, later) => expect(addBusinessDays(day, days)).toBe(later));

  it('are never on a weekend or a holiday, never fewer, and later days are never earlier', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(30), fc.nat(10), fc.nat(10), (day, days, more, after) => {
        const on = addBusinessDays(day, days);
        expect(isBusinessDay(on)).toBe(true);
        expect(daysBetween(day, on)).toBeGreaterThanOrEqual(days);
        expect(addBusinessDays(day, days + more) >= on).toBe(true);
        expect(addBusinessDays(addDays(day, after), days) >= on).toBe(true);
      }),
    );
  });
});
