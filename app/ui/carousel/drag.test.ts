import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepOfDrag, thresholdPixels, wrapIndex } from './drag.ts';

describe('a drag', () => {
  it.each([
    [-50, 50, 1],
    [-49, 50, 0],
    [50, 50, -1],
    [49, 50, 0],
    [0, 0, 0],
  ] as const)('of %i px with a threshold of %i px leads %i', (pulled, threshold, step) => {
    expect(stepOfDrag(pulled, 1000, threshold)).toBe(step);
  });

  it('may be measured against the slide', () => {
    expect(thresholdPixels('10%', 640)).toBe(64);
    expect(stepOfDrag(-63, 640, '10%')).toBe(0);
    expect(stepOfDrag(-64, 640, '10%')).toBe(1);
  });

  it('to the left undoes a drag to the right', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 1, max: 500 }), (pulled, threshold) => {
        expect(stepOfDrag(pulled, 800, threshold) + stepOfDrag(-pulled, 800, threshold)).toBe(0);
      }),
    );
  });
});

describe('the row of slides', () => {
  it('is a ring', () => {
    expect(wrapIndex(6, 6)).toBe(0);
    expect(wrapIndex(-1, 6)).toBe(5);
  });
  it('never leaves the slides that are there', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 50 }), (index, count) => {
        const wrapped = wrapIndex(index, count);
        expect(wrapped).toBeGreaterThanOrEqual(0);
        expect(wrapped).toBeLessThan(count);
      }),
    );
  });
});
