import { describe, expect, it } from 'vitest';
import { shipByDaysWords } from '../index.ts';

describe('the days an order ships by', () => {
  it.each([
    [['2026-11-24'], 'Ships by November 24, 2026'],
    [['2026-12-13', '2026-11-24', '2026-12-01', '2026-12-13'], 'Ships by November 24, and December 1 and 13'],
    [['2026-11-30', '2026-12-10'], 'Ships by November 30 and December 10'],
    [['2026-11-26', '2026-11-28', '2026-12-10'], 'Ships by November 26 and 28, and December 10'],
    [['2026-12-01', '2026-12-02', '2026-12-03'], 'Ships by December 1, 2, and 3'],
    [['2027-01-02', '2026-12-30'], 'Ships by December 30, 2026 and January 2, 2027'],
  ])('%j: %s', (days, words) => {
    expect(shipByDaysWords(days)).toBe(words);
  });
});
