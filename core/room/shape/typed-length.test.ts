import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLength, wallName } from '../index.ts';
import { feetInWords } from '../length-words.ts';

describe('a typed length', () => {
  it.each([
    ['9 ft 6 in', 114],
    ['9′ 6½″', 114.5],
    ['9\' 6"', 114],
    ['9ft6in', 114],
    ['9 feet', 108],
    ['32 in', 32],
    ['½ in', 0.5],
    ['9 6', 114],
    ['9.5 ft', 114],
    ['9', null],
    ['', null],
    ['ft', null],
    ['in', null],
    ['nine feet', null],
    ['-3 ft', null],
  ])('%j is %j', (typed, inches) => expect(readLength(typed)).toBe(inches));

  it('reads what we write', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (quarters) => {
        expect(readLength(feetInWords(quarters / 4))).toBe(quarters / 4);
      }),
    );
    expect(wallName(0)).toBe('Wall A');
    expect(wallName(27)).toBe('Wall AB');
  });
});
