import { describe, expect, test } from 'vitest';
import { type CardEntry, entryProblem, readEntry } from './card-entry.ts';
import { formatExpiry, judgeExpiry } from './card-expiry.ts';
import { caretAfter } from './card-fields.tsx';

const now = new Date(2026, 10, 15);
const good: CardEntry = { number: '4242 4242 4242 4242', expiry: '04 / 30', code: '123', zip: '10001' };

describe('the expiry', () => {
  test.each([
    ['1', '', '1'],
    ['4', '', '04 / '],
    ['13', '1', '01 / 3'],
    ['12', '1', '12 / '],
    ['12 / 3', '12 / ', '12 / 3'],
    ['1230', '', '12 / 30'],
    ['12/2030', '', '12 / 30'],
    ['4/30', '', '04 / 30'],
    ['1/3', '', '01 / 3'],
    ['12 /', '12 / ', '1'],
    ['04 /', '04 / ', '0'],
    ['', '1', ''],
  ])('typed %j after %j reads %j', (typed, before, shown) => expect(formatExpiry(typed, before)).toBe(shown));

  test.each([
    ['11 / 26', 'fine'],
    ['10 / 26', 'past-month'],
    ['12 / 25', 'past-year'],
    ['00 / 30', 'no-such-month'],
    ['04 / 3', 'incomplete'],
    ['', 'incomplete'],
  ])('%s in November 2026 is %s', (typed, kind) => expect(judgeExpiry(typed, now).kind).toBe(kind));
});

describe('an entry', () => {
  test('in order is read as a card', () => {
    expect(readEntry(good, now)).toEqual({
      number: '4242424242424242',
      month: 4,
      year: 2030,
      code: '123',
      zip: '10001',
    });
  });

  test.each([
    ['number', { number: '4242' }, 'Your card number is incomplete.'],
    ['number', { number: '4242 4242 4242 4243' }, 'Your card number is invalid.'],
    ['expiry', { expiry: '04 / 2' }, "Your card's expiration date is incomplete."],
    ['expiry', { expiry: '04 / 20' }, "Your card's expiration year is in the past."],
    ['expiry', { expiry: '10 / 26' }, "Your card's expiration date is in the past."],
    ['code', { code: '12' }, "Your card's security code is incomplete."],
    ['code', { number: '3782 822463 10005' }, "Your card's security code is incomplete."],
    ['zip', { zip: '1000' }, 'Your postal code is incomplete.'],
  ] as const)('with a wrong %s %j says: %s', (field, wrong, message) => {
    const entry = { ...good, ...wrong };
    expect(entryProblem(field, entry, now)).toBe(message);
    expect(readEntry(entry, now)).toBeNull();
  });
});

test('the caret stays with its digit when a group is added or closed', () => {
  expect(caretAfter('4242 4', 5)).toBe(6);
  expect(caretAfter('4242 4242', 4)).toBe(4);
  expect(caretAfter('4242 4242', 2)).toBe(2);
  expect(caretAfter('', 0)).toBe(0);
});
