import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feetInWords, fitsWall, inchesInWords } from './index.ts';

describe('a piece along a wall', () => {
  it.each([
    [84, 144, 'passes', 60, 'Fits your 12 ft wall A with 5 ft to spare', null],
    [
      84,
      86,
      'passes',
      2,
      'Fits your 7 ft 2 in wall A with 2 in to spare. Measure wall A again: half an inch can decide.',
      'length',
    ],
    [84, 85, 'tight', 1, 'Tight: fits your 7 ft 1 in wall A with 1 in to spare', null],
    [
      84,
      84,
      'tight',
      0,
      'Tight: your 7 ft wall A leaves nothing to spare. Measure wall A again, and consider a narrower piece.',
      'length',
    ],
    [84, 82.75, 'does-not-pass', -1.25, 'Doesn’t fit your 6 ft 10¾ in wall A: 1¼ in too wide', null],
  ])('%d in on %d in: %s', (width, length, verdict, margin, reason, measureAgain) => {
    expect(fitsWall({ width }, { name: 'wall A', length })).toEqual({ verdict, margin, reason, measureAgain });
  });

  it('is unknown without a measurement', () => {
    expect(fitsWall({ width: 84 }, { name: 'wall B' }).reason).toBe(
      'We can’t tell yet: the length of wall B is missing',
    );
    expect(fitsWall({}, { name: 'wall B', length: 120 }).reason).toBe(
      'We can’t tell yet: the width of this piece isn’t known',
    );
  });

  it('never gets worse on a longer wall', () => {
    const order = ['does-not-pass', 'tight', 'passes'];
    const inches = fc.double({ min: 1, max: 300, noNaN: true });
    fc.assert(
      fc.property(inches, inches, inches, (width, length, more) => {
        const at = (long: number) => order.indexOf(fitsWall({ width }, { name: 'wall A', length: long }).verdict);
        expect(at(length + more)).toBeGreaterThanOrEqual(at(length));
      }),
    );
  });
});

describe('lengths in words', () => {
  it.each([
    [0, '0 in'],
    [0.5, '½ in'],
    [32, '32 in'],
    [3.25, '3¼ in'],
    [7.875, '7⅞ in'],
  ])('%d: %s', (inches, words) => expect(inchesInWords(inches)).toBe(words));

  it.each([
    [0, '0 in'],
    [8, '8 in'],
    [144, '12 ft'],
    [150.5, '12 ft 6½ in'],
    [11.99, '1 ft'],
  ])('%d: %s', (inches, words) => expect(feetInWords(inches)).toBe(words));
});
