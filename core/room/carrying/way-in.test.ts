import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsThrough, type RoomShape } from '../index.ts';
import { boundsOfCorners, type CarriedSize } from './carried-body.ts';
import { fromDoor, mainDoor, touchesFrame } from './door-frame.ts';
import { cornersAt, type WayIn, wayIn } from './way-in.ts';

interface Asked {
  size: CarriedSize;
  room?: { width: number; depth: number };
  door?: { wall?: number; offset?: number; width: number; height: number };
  at?: { x: number; y: number; turn: 0 | 90 | 180 | 270 };
}

function roomWith({ room = { width: 180, depth: 150 }, door }: Omit<Asked, 'size'>): RoomShape {
  const { width, depth } = room;
  return {
    outline: [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: depth },
      { x: 0, y: depth },
    ],
    ceiling: 96,
    doors: [{ id: 'door', wall: 0, offset: 60, width: 32, height: 80, hinge: 'right', swing: 'inward', ...door }],
    ...{ openings: [], windows: [], radiators: [], fixed: [], guessed: [] },
  };
}

function carry({ size, at = { x: 90, y: 80, turn: 0 }, ...rest }: Asked): { way: WayIn | null; shape: RoomShape } {
  const shape = roomWith(rest);
  return { way: wayIn(shape, { size, at, above: 0 }), shape };
}

/** Looks at it at many moments, by its corners alone. */
function expectClear(shape: RoomShape, way: WayIn, looks: number): void {
  const frame = mainDoor(shape);
  if (!frame) throw new Error('there is a door');
  const [right = 0, bottom = 0] = [shape.outline[2]?.x, shape.outline[2]?.y];
  let [below, beyond, touched] = [0, 0, 0];
  for (let look = 0; look <= looks; look += 1) {
    const corners = cornersAt(way, look / looks);
    if (touchesFrame(frame, corners)) touched += 1;
    for (const [x, y, z] of corners) {
      below = Math.min(below, y);
      const [, , into] = fromDoor(frame, [x, y, z]);
      // Once it's past the door's wall, it's inside the others and under the ceiling.
      if (into > 0) beyond = Math.min(beyond, x, z, right - x, bottom - z, 96 - y);
    }
  }
  expect(touched).toBe(0);
  expect(below).toBeGreaterThan(-0.01);
  expect(beyond).toBeGreaterThan(-0.02);
}

describe('the way in', () => {
  it('lays a sofa on its back when the doorway is narrower than it’s deep', () => {
    const { way, shape } = carry({ size: { width: 84, depth: 38, height: 30 } });
    expect(way).toMatchObject({ held: 'on its back', spare: expect.closeTo(2, 6) });
    if (way) expectClear(shape, way, 500);
  });

  it('keeps upright what passes upright', () => {
    const { way } = carry({ size: { width: 40, depth: 28, height: 32 } });
    expect(way).toMatchObject({ held: 'upright', spare: expect.closeTo(4, 6) });
  });

  it('tilts a sofa onto its diagonal where only that goes through', () => {
    const { way, shape } = carry({ size: { width: 84, depth: 38, height: 34, diagonalDepth: 29.5 } });
    expect(way).toMatchObject({ held: 'on its diagonal', spare: expect.closeTo(2.5, 3) });
    if (way) expectClear(shape, way, 500);
  });

  it('turns a flat piece at an angle', () => {
    const { way, shape } = carry({
      size: { width: 81, depth: 84, height: 1 },
      room: { width: 240, depth: 240 },
      at: { x: 120, y: 120, turn: 0 },
    });
    expect(way?.held).toBe('at an angle');
    if (way) expectClear(shape, way, 500);
  });

  it('begins outside, is in the wall when it says so, and ends in its place', () => {
    const { way, shape } = carry({ size: { width: 84, depth: 38, height: 30 }, at: { x: 90, y: 131, turn: 180 } });
    const frame = mainDoor(shape);
    if (!way || !frame) throw new Error('it passes');
    const into = (moment: number) => cornersAt(way, moment).map((corner) => fromDoor(frame, corner)[2]);
    expect(Math.max(...into(0))).toBeLessThan(0);
    expect(Math.max(...into(way.inDoorway))).toBeGreaterThan(0);
    expect(Math.min(...into(way.inDoorway))).toBeLessThan(-4);
    expect(Math.min(...into(way.setDown))).toBeGreaterThan(0);
    const { low, high } = boundsOfCorners(cornersAt(way, 1));
    const placed = [low[0], low[1], low[2], high[0], high[1], high[2]];
    expect(placed.map((value) => Math.round(value * 100) / 100)).toEqual([48, 0, 112, 132, 30, 150]);
    expectClear(shape, way, 500);
  });

  it('has no way for what doesn’t pass', () => {
    expect(carry({ size: { width: 84, depth: 38, height: 36.5 } }).way).toBe(null);
  });

  it('has no way where there’s no floor to get in', () => {
    expect(
      carry({
        size: { width: 84, depth: 38, height: 30 },
        room: { width: 180, depth: 70 },
        at: { x: 90, y: 30, turn: 0 },
      }).way,
    ).toBe(null);
  });

  it('goes around a corner of the room', () => {
    const shape: RoomShape = {
      ...roomWith({ door: { wall: 4, offset: 20, width: 34, height: 80 } }),
      outline: [
        { x: 0, y: 0 },
        { x: 216, y: 0 },
        { x: 216, y: 108 },
        { x: 132, y: 108 },
        { x: 132, y: 192 },
        { x: 0, y: 192 },
      ],
    };
    const way = wayIn(shape, { size: { width: 80, depth: 36, height: 32 }, at: { x: 197, y: 54, turn: 90 }, above: 0 });
    expect(way).not.toBe(null);
    const frame = mainDoor(shape);
    if (way && frame)
      for (let look = 0; look <= 500; look += 1) {
        const corners = cornersAt(way, look / 500);
        expect(touchesFrame(frame, corners)).toBe(false);
        // No corner in the notch.
        if (look / 500 > way.setDown) for (const [x, , z] of corners) expect(x < 132.01 || z < 108.01).toBe(true);
      }
  });
});

const side = (least: number, most: number) =>
  fc.integer({ min: least * 4, max: most * 4 }).map((fourths) => fourths / 4);

describe('whatever is carried in', () => {
  const anySize = fc.record(
    { width: side(10, 96), depth: side(10, 48), height: side(4, 84), diagonalDepth: side(20, 40) },
    { requiredKeys: ['width', 'depth', 'height'] },
  );
  const anyDoor = fc.record({
    wall: fc.integer({ min: 0, max: 3 }),
    offset: side(0, 60),
    width: side(24, 40),
    height: side(72, 84),
  });
  const turn = fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const);

  it('what passes the door gets into a large room and never touches the frame; what doesn’t has no way', () => {
    fc.assert(
      fc.property(anySize, anyDoor, turn, (size, door, to) => {
        const { way, shape } = carry({
          size,
          door,
          room: { width: 300, depth: 300 },
          at: { x: 150, y: 150, turn: to },
        });
        const { margin } = fitsThrough(size, door);
        if (margin === null || Math.abs(margin) < 0.01) return;
        // A piece as high as the room can't be tilted upright in it.
        const isLow = Math.hypot(size.height, Math.max(size.depth, size.width)) < 96;
        if (margin < 0) expect(way).toBe(null);
        else if (isLow) expect(way).not.toBe(null);
        if (way) expectClear(shape, way, 160);
      }),
      { numRuns: 60 },
    );
  });

  it('in a small room there may be no way, but if there is one, it’s clear and ends in its place', () => {
    fc.assert(
      fc.property(anySize, anyDoor, turn, side(110, 170), side(110, 170), (size, door, to, width, depth) => {
        const at = { x: width / 2, y: depth / 2, turn: to };
        const { way, shape } = carry({ size, door, room: { width, depth }, at });
        if (!way) return;
        expectClear(shape, way, 160);
        const { low, high } = boundsOfCorners(cornersAt(way, 1));
        expect((low[0] + high[0]) / 2).toBeCloseTo(at.x, 3);
        expect((low[2] + high[2]) / 2).toBeCloseTo(at.y, 3);
      }),
      { numRuns: 40 },
    );
  });
});
