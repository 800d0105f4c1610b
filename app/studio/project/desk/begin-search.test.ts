import { expect, test } from 'vitest';
import { budgetIn, earlierPage, earlierSearch } from './begin-search.ts';

test('a budget is read however it’s typed', () => {
  for (const typed of ['5000', '$5,000', ' 5,000.00 ']) expect(budgetIn(typed)).toBe(500_000);
  for (const typed of ['', 'cheap', '-5', '0', '9'.repeat(20)]) expect(budgetIn(typed)).toBeNull();
});

test('what the address doesn’t know narrows nothing', () => {
  const none = { surveyId: 's', room: null, style: null, outcome: null, mostCents: null };
  expect(earlierSearch('s', new URLSearchParams('room=cellar&style=none&outcome=lost&budget=much'))).toEqual(none);
  expect(earlierSearch('s', new URLSearchParams('room=office&outcome=ordered&budget=2500'))).toEqual({
    ...none,
    ...{ room: 'office', outcome: 'ordered', mostCents: 250_000 },
  });
});

test('the list has pages of a dozen', () => {
  expect(earlierPage(new URLSearchParams('begin=1'))).toEqual({ number: 1, size: 12 });
  expect(earlierPage(new URLSearchParams('begin=1&page=3'))).toEqual({ number: 3, size: 12 });
  expect(earlierPage(new URLSearchParams('begin=1&page=-1'))).toEqual({ number: 1, size: 12 });
});
