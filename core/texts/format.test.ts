import { expect, test } from 'vitest';
import {
  formatDay,
  formatList,
  formatLongMoment,
  formatMoment,
  formatMonthDay,
  formatNumber,
  formatShortMoment,
  formatWeekdayMoment,
} from './index.ts';

const evening = new Date('2026-11-20T02:15:00Z');
const summer = new Date('2026-07-01T03:59:59Z');

test('days and hours are those of New York, in winter and in summer', () => {
  expect(formatDay(evening)).toBe('Nov 19, 2026');
  expect(formatDay(summer)).toBe('Jun 30, 2026');
  expect(formatMonthDay(evening)).toBe('November 19');
  expect(formatMoment(evening)).toBe('Nov 19, 2026, 9:15 PM');
  expect(formatShortMoment(evening)).toBe('Nov 19, 9:15 PM');
  expect(formatLongMoment(evening)).toBe('November 19, 2026 at 9:15 PM');
  expect(formatWeekdayMoment(evening)).toBe('Thursday, November 19 at 9:15 PM ET');
});

test('numbers have their commas, and lists their and', () => {
  expect([0, 999, 1240, 1_000_000].map(formatNumber)).toEqual(['0', '999', '1,240', '1,000,000']);
  expect(formatList(['a rug'])).toBe('a rug');
  expect(formatList(['a rug', 'a lamp'])).toBe('a rug and a lamp');
  expect(formatList(['a rug', 'a lamp', 'a chair'])).toBe('a rug, a lamp, and a chair');
});
