import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorwayOnPlan } from '#app/parts/room/doorway-on-plan.ts';
import { doorwayAt, movedBy, wayOf } from './move-doorway.ts';

const room = fc.record({
  wallA: fc.integer({ min: 60, max: 400 }),
  wallB: fc.integer({ min: 60, max: 400 }),
  width: fc.integer({ min: 20, max: 50 }),
});

describe('dragging the doorway', () => {
  it('puts it into the nearest wall', () => {
    const walls = { wallA: 168, wallB: 144 };
    expect(doorwayAt([80, 3], walls, 32)).toEqual({ wall: 'wall-a', offset: 64 });
    expect(doorwayAt([166, 140], walls, 32)).toEqual({ wall: 'wall-b', offset: 112 });
    expect(doorwayAt([10, 150], walls, 32)).toEqual({ wall: 'opposite-wall-a', offset: 136 });
    expect(doorwayAt([-20, 72], walls, 32)).toEqual({ wall: 'opposite-wall-b', offset: 56 });
  });

  it('back to where it was leaves it there', () => {
    fc.assert(
      fc.property(room, fc.integer({ min: -300, max: 700 }), fc.integer({ min: -300, max: 700 }), (given, x, y) => {
        const { width } = given;
        const place = doorwayAt([x, y], given, width);
        const doorway = { ...place, width, swing: 'none' as const };
        const { from, to } = doorwayOnPlan({ width: given.wallA, depth: given.wallB, doorway });
        for (const [px, py] of [from, to]) {
          expect(px >= 0 && px <= given.wallA && py >= 0 && py <= given.wallB).toBe(true);
        }
        const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
        const again = doorwayAt(middle, given, width);
        // In a corner, two walls are equally close.
        if (again.wall === place.wall) expect(Math.abs(again.offset - place.offset)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('by keys goes around the room and comes back', () => {
    fc.assert(
      fc.property(room, fc.integer({ min: -60, max: 60 }), (given, inches) => {
        const start = doorwayAt([0, 0], given, given.width);
        const moved = movedBy(start, inches, given, given.width);
        expect(movedBy(moved, -inches, given, given.width)).toEqual(start);
        expect(wayOf(moved, given, given.width).at).toBeLessThan(wayOf(moved, given, given.width).of);
      }),
    );
  });
});
