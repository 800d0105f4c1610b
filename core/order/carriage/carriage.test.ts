import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriageOf as carriageOfPiece, code39, returnNumber } from '../index.ts';

const carriageOf = (
  dimensions: { width: number; depth: number; height: number } | null,
  weightPounds?: number | null,
) => carriageOfPiece(dimensions && { dimensions, weightPounds });

describe('how a piece goes back', () => {
  it('is by parcel if one person can pack and carry it, else we pick it up', () => {
    expect(carriageOf({ width: 20, depth: 18, height: 24 })).toBe('parcel');
    expect(carriageOf({ width: 80, depth: 36, height: 33 })).toBe('pick-up');
    // A floor lamp is thin but long.
    expect(carriageOf({ width: 12, depth: 12, height: 60 })).toBe('pick-up');
    expect(carriageOf({ width: 48, depth: 15, height: 15 })).toBe('parcel');
    expect(carriageOf({ width: 48, depth: 15, height: 15.1 })).toBe('pick-up');
    expect(carriageOf(null)).toBe('pick-up');
  });

  it('is picked up if it’s small but too heavy to carry; unknown, only its measures count', () => {
    const safe = { width: 20, depth: 18, height: 24 };
    expect(carriageOf(safe, 50)).toBe('parcel');
    expect(carriageOf(safe, 50.1)).toBe('pick-up');
    expect(carriageOf(safe, null)).toBe('parcel');
    expect(carriageOf({ width: 80, depth: 36, height: 33 }, 10)).toBe('pick-up');
  });

  it('doesn’t depend on which side is called which', () => {
    const side = fc.double({ min: 1, max: 120, noNaN: true });
    fc.assert(
      fc.property(side, side, side, (one, two, three) => {
        const first = carriageOf({ width: one, depth: two, height: three });
        expect(carriageOf({ width: three, depth: one, height: two })).toBe(first);
        expect(carriageOf({ width: two, depth: one, height: three })).toBe(first);
      }),
    );
  });

  it('has a number of capitals and digits', () => {
    expect(returnNumber('line_01hx7abcd2345')).toBe('RT-ABCD2345');
  });
});

/** Characters by their wide elements, as the standard's own table writes them. */
const standard: Readonly<Record<string, string>> = {
  ...{ '000110100': '0', '100100001': '1', '001100001': '2', '101100000': '3', '000110001': '4', '100110000': '5' },
  ...{ '001110000': '6', '000100101': '7', '100100100': '8', '001100100': '9', '100001001': 'A', '001001001': 'B' },
  ...{ '101001000': 'C', '000011001': 'D', '100011000': 'E', '001011000': 'F', '000001101': 'G', '100001100': 'H' },
  ...{ '001001100': 'I', '000011100': 'J', '100000011': 'K', '001000011': 'L', '101000010': 'M', '000010011': 'N' },
  ...{ '100010010': 'O', '001010010': 'P', '000000111': 'Q', '100000110': 'R', '001000110': 'S', '000010110': 'T' },
  ...{ '110000001': 'U', '011000001': 'V', '111000000': 'W', '010010001': 'X', '110010000': 'Y', '011010000': 'Z' },
  ...{ '010000101': '-', '110000100': '.', '011000100': ' ', '010010100': '*' },
};

function scanned(bars: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bars.length; at += 10) {
    const key = bars
      .slice(at, at + 9)
      .map((width) => (width > 1 ? '1' : '0'))
      .join('');
    text += standard[key] ?? '?';
  }
  return text;
}

describe('a barcode', () => {
  it('is read as what was written, by the standard’s table', () => {
    expect(scanned(code39('RT-0YTYKM0R'))).toBe('*RT-0YTYKM0R*');
    const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. '];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 20 }), (chosen) => {
        const text = chosen.join('');
        expect(scanned(code39(text))).toBe(`*${text}*`);
      }),
    );
  });

  it('is refused for what it can’t hold', () => {
    expect(() => code39('rt')).toThrow(RangeError);
    expect(() => code39('A*B')).toThrow(RangeError);
  });
});
