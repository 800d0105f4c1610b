import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addYears,
  daysBetween,
  daysWords,
  dayWords,
  easternDay,
  endOfDay,
  isDay,
  offerDayWords,
  shortDaysWords,
  shortDayWords,
  startOfDay,
} from './index.ts';

const moment = fc.date({ min: new Date('2007-04-01T00:00:00Z'), max: new Date('2060-01-01'), noInvalidDate: true });

describe('a day in US Eastern time', () => {
  it.each([
    ['2024-01-01T04:59:59.999Z', '2023-12-31'],
    ['2024-01-01T05:00:00Z', '2024-01-01'],
    ['2024-07-05T03:59:59.999Z', '2024-07-04'],
    ['2024-07-05T04:00:00Z', '2024-07-05'],
    ['2024-03-10T04:59:59Z', '2024-03-09'],
    ['2024-03-11T03:59:59Z', '2024-03-10'],
    ['2024-11-03T03:59:59Z', '2024-11-02'],
    ['2024-11-04T04:59:59Z', '2024-11-03'],
  ])('%s is %s', (at, day) => {
    expect(easternDay(new Date(at))).toBe(day);
  });

  it('is 23 hours long when clocks go forward and 25 when they go back', () => {
    const hours = (day: string) => (endOfDay(day).getTime() - startOfDay(day).getTime()) / 3_600_000;
    expect(hours('2024-03-10')).toBe(23);
    expect(hours('2024-11-03')).toBe(25);
    expect(hours('2024-06-01')).toBe(24);
  });

  it('holds every moment between its start and its end', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const day = easternDay(at);
        expect(startOfDay(day).getTime()).toBeLessThanOrEqual(at.getTime());
        expect(at.getTime()).toBeLessThan(endOfDay(day).getTime());
        expect(easternDay(startOfDay(day))).toBe(day);
        expect(easternDay(new Date(startOfDay(day).getTime() - 1))).toBe(addDays(day, -1));
      }),
    );
  });

  it('counts days and years', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addYears('2024-02-29', 1)).toBe('2025-03-01');
    expect(addYears('2023-11-15', 1)).toBe('2024-11-15');
    expect(daysBetween('2024-03-09', '2024-03-11')).toBe(2);
    fc.assert(
      fc.property(moment, fc.integer({ min: -800, max: 800 }), (at, days) => {
        expect(daysBetween(easternDay(at), addDays(easternDay(at), days))).toBe(days);
      }),
    );
  });

  it('knows a day from something else', () => {
    expect(isDay('2024-02-29')).toBe(true);
    for (const text of ['2023-02-29', '2024-13-01', '2024-1-1', '', 'tomorrow']) expect(isDay(text)).toBe(false);
    expect(() => addDays('2023-02-29', 1)).toThrow('not a day');
    expect(() => dayWords('')).toThrow('not a day');
  });

  it('is written as one of several, without saying a month or year twice', () => {
    expect(daysWords('2026-12-03', '2026-12-09')).toBe('December 3–9, 2026');
    expect(daysWords('2026-11-28', '2026-12-04')).toBe('November 28 – December\u00a04, 2026');
    expect(daysWords('2026-12-28', '2027-01-04')).toBe('December 28, 2026 – January\u00a04, 2027');
    expect(daysWords('2026-12-03', '2027-12-09')).toBe('December 3, 2026 – December\u00a09, 2027');
    expect(daysWords('2026-12-03', '2026-12-03')).toBe('December 3, 2026');
    expect(shortDaysWords('2026-12-03', '2026-12-09')).toBe('Dec 3–9');
    expect(shortDaysWords('2026-11-28', '2026-12-04')).toBe('Nov 28 – Dec 4');
    expect(shortDaysWords('2026-12-03', '2027-12-09')).toBe('Dec 3 – Dec 9');
    expect(shortDaysWords('2026-12-03', '2026-12-03')).toBe('Dec 3');
  });

  it('is written two ways', () => {
    expect(dayWords('2024-11-05')).toBe('November 5, 2024');
    expect(offerDayWords('2023-12-31')).toBe('December 31st 2023');
    expect(shortDayWords('2023-12-31')).toBe('Dec 31, 2023');
    expect(
      ['01', '02', '03', '04', '11', '12', '13', '21', '22', '23'].map((d) => offerDayWords(`2024-05-${d}`)),
    ).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd'].map((d) => `May ${d} 2024`));
  });
});
