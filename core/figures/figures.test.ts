import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, easternDay } from '../promotion/index.ts';
import { boardsSentWords, spanOf, type WeekFacts, weeklyLetter, weekToReport } from './index.ts';

describe('the week a letter is about', () => {
  it('is the one that ended on Sunday, from Monday at seven on', () => {
    // November 16, 2026 is a Monday; Eastern time is five hours behind.
    expect(weekToReport(new Date('2026-11-16T12:01:00Z'))).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(weekToReport(new Date('2026-11-16T11:59:00Z'))).toEqual({ from: '2026-11-02', to: '2026-11-08' });
    expect(weekToReport(new Date('2026-11-22T23:00:00Z'))).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  });

  it('always has seven days, begins on a Monday and is over', () => {
    const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (now) => {
        const { from, to } = weekToReport(now);
        expect(addDays(from, 6)).toBe(to);
        expect(new Date(`${from}T12:00:00Z`).getUTCDay()).toBe(1);
        expect(to < easternDay(now)).toBe(true);
      }),
    );
  });
});

it('days begin and end at midnight in New York, also where the clocks change', () => {
  expect(spanOf({ from: '2026-11-01', to: '2026-11-01' })).toEqual({
    from: new Date('2026-11-01T04:00:00Z'),
    until: new Date('2026-11-02T05:00:00Z'),
  });
});

it('says how many boards went out, and how fast', () => {
  expect(boardsSentWords({ answered: 5, kept: 4, median: 29.2 })).toBe(
    '5, of which 4 on time. Half of all 5 went out within 30 hours.',
  );
  expect(boardsSentWords({ answered: 1, kept: 1, median: 29.2 })).toBe('1, on time. It went out within 30 hours.');
  expect(boardsSentWords({ answered: 1, kept: 0, median: 80 })).toBe('1, late. It went out within 80 hours.');
  expect(boardsSentWords({ answered: 0, kept: 0, median: null })).toBe('None');
});

describe('the letter about a week', () => {
  const none = { fees: 0, orders: 0, feeCents: 0, orderCents: 0 };
  const quiet: WeekFacts = {
    ...{ from: '2026-11-09', to: '2026-11-15', sums: none, before: none },
    boards: { answered: 0, kept: 0, median: null, lateNow: 0 },
    ...{ promises: { missed: 0, creditCents: 0 }, refunds: [], pieces: [] },
  };

  it('isn’t written if nothing happened', () => expect(weeklyLetter(quiet)).toBeNull());

  it('compares with the week before, and says only what there is', () => {
    const sums = { fees: 2, orders: 1, feeCents: 29_800, orderCents: 100_000 };
    const letter = weeklyLetter({ ...quiet, sums });
    expect(letter?.subject).toBe('Your week at Hearthline: November 9–15, 2026');
    expect(letter?.rows).toEqual([
      ['Fees paid', '2 (the week before: 0)'],
      ['Orders paid', '1 (the week before: 0)'],
      ['Came in, after refunds', '$1,298.00 (the week before: $0.00)'],
      ['Boards sent', 'None'],
    ]);
    expect(letter).not.toHaveProperty('pieces');
  });

  it('says what went back, what was late and what sold', () => {
    const letter = weeklyLetter({
      ...quiet,
      boards: { answered: 1, kept: 0, median: 80, lateNow: 2 },
      promises: { missed: 1, creditCents: 5000 },
      refunds: [
        { refunds: 1, cents: 10_000 },
        { refunds: 2, cents: 550 },
      ],
      pieces: [
        { key: 'rec-1', name: 'Sofa', units: 2, cents: 200_000 },
        { key: 'rec-2', name: 'Lamp', units: 0, cents: 0 },
      ],
    });
    expect(letter?.rows.slice(3)).toEqual([
      ['Refunds', '3, $105.50'],
      ['Boards sent', '1, late. It went out within 80 hours.'],
      ['Deadlines missed', '1, $50 credited'],
      ['Late right now', '2'],
    ]);
    expect(letter?.pieces?.list).toEqual([{ name: 'Sofa', quantity: 2, recordId: 'rec-1', value: '$2,000' }]);
  });
});
