import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partialPath, piePath, pieSegments, pieStates } from './pie-path.ts';

describe('the pie', () => {
  it('has eight parts, and each its own shape', () => {
    expect(pieSegments).toBe(8);
    expect(new Set(Array.from({ length: 8 }, (_, part) => piePath(part))).size).toBe(8);
  });

  it.each([
    [0, 14, 'now rest rest rest rest rest rest rest'],
    [2, 14, 'done now rest rest rest rest rest rest'],
    [7, 14, 'done done done done now rest rest rest'],
    [13, 14, 'done done done done done done done now'],
    [14, 14, 'done done done done done done done done'],
    [0, 0, 'now rest rest rest rest rest rest rest'],
    [20, 14, 'done done done done done done done done'],
  ])('shows %i of %i', (done, total, states) => {
    expect(pieStates(done, total).join(' ')).toBe(states);
  });

  it('fills the part in progress bit by bit, and leaves nothing over where one is finished', () => {
    expect(partialPath(0, 14)).toBe('');
    expect(partialPath(7, 14)).toBe('');
    expect(partialPath(14, 14)).toBe('');
    expect(partialPath(0, 0)).toBe('');
    expect(new Set([5, 5.25, 5.5, 5.75].map((done) => partialPath(done, 14))).size).toBe(4);
    expect(partialPath(5.5, 14)).not.toMatch(/NaN|Infinity/);
  });

  it('never goes back as the steps go on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(39), (total, done) => {
        const full = (steps: number) => pieStates(steps, total).filter((state) => state === 'done').length;
        expect(full(done + 1)).toBeGreaterThanOrEqual(full(done));
      }),
    );
  });
});
