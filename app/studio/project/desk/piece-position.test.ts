import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { footSchema } from '#core/selection/index.ts';
import { moveBy, samePosition, stepOfKey } from './piece-position.ts';

describe('moving a piece by hand', () => {
  it('goes by the arrow keys, further with Shift, and by no other key', () => {
    expect(stepOfKey('ArrowLeft', false)).toEqual({ x: -1, y: 0 });
    expect(stepOfKey('ArrowDown', true)).toEqual({ x: 0, y: 5 });
    expect(stepOfKey('a', false)).toBeNull();
  });

  it('never leaves the board', () => {
    const anywhere = fc.record({ x: fc.double({ min: -500, max: 500, noNaN: true }), y: fc.integer() });
    fc.assert(
      fc.property(anywhere, (by) => {
        expect(footSchema.safeParse(moveBy({ x: 50, y: 50 }, by)).success).toBe(true);
      }),
    );
    expect(moveBy({ x: 31.04, y: 70 }, { x: 1, y: -1 })).toEqual({ x: 32, y: 69 });
  });

  it('knows when nothing moved', () => {
    expect(samePosition(null, null)).toBe(true);
    expect(samePosition(null, { x: 1, y: 1 })).toBe(false);
    expect(samePosition({ x: 1, y: 2 }, { x: 1, y: 2 })).toBe(true);
    expect(samePosition({ x: 1, y: 2 }, { x: 1, y: 3 })).toBe(false);
  });
});
