import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandOf, brands, codeLengthOf, digitsOf, formatNumber, judgeNumber, passesLuhn } from './card-number.ts';

describe('the brand', () => {
  test.each([
    ['4242', 'Visa'],
    ['5555 55', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['2720 99', 'Mastercard'],
    ['37', 'American Express'],
    ['6011', 'Discover'],
    ['3056', 'Diners Club'],
    ['3566', 'JCB'],
    ['62', 'UnionPay'],
  ])('of %s is %s', (typed, name) => expect(brandOf(typed)?.name).toBe(name));

  test.each(['', '2220', '2721', '60', '9'])('of %j cannot be said', (typed) => expect(brandOf(typed)).toBeNull());

  test('is one: no digits belong to two', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), (digits) => {
        expect(brands.filter(({ starts }) => starts.test(digits)).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the number', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['4242-4242 4', '4242 4242 4'],
    ['424242424242424299999', '4242 4242 4242 4242'],
    ['abc', ''],
  ])('%s is grouped as %s', (typed, grouped) => expect(formatNumber(typed)).toBe(grouped));

  test('grouped twice is grouped once, and loses no digit that fits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,14}$/), (digits) => {
        const grouped = formatNumber(digits);
        expect(formatNumber(grouped)).toBe(grouped);
        expect(digitsOf(grouped)).toBe(digits);
      }),
    );
  });

  test.each([
    ['4242 4242 4242 4242', 'fine'],
    ['4000 0027 6000 3184', 'fine'],
    ['3782 822463 10005', 'fine'],
    ['4242 4242 4242 4241', 'invalid'],
    ['4242 4242 4242', 'incomplete'],
    ['', 'incomplete'],
  ])('%s is %s', (typed, verdict) => expect(judgeNumber(typed)).toBe(verdict));

  test('with one digit mistyped is found out', () => {
    const number = fc
      .tuple(fc.stringMatching(/^4\d{14}$/))
      .map(([head]) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) => `${head}${last}`).find(passesLuhn) ?? '');
    fc.assert(
      fc.property(number, fc.nat(15), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
        expect(passesLuhn(digits)).toBe(true);
        const wrong = (Number(digits[place]) + by) % 10;
        expect(passesLuhn(`${digits.slice(0, place)}${wrong}${digits.slice(place + 1)}`)).toBe(false);
      }),
    );
  });
});

test('American Express has its four digits on the front', () => {
  expect([codeLengthOf('3782'), codeLengthOf('4242'), codeLengthOf('')]).toEqual([4, 3, 3]);
});
