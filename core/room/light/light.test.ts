import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BakedLight, bakeLight } from './bake-light.ts';
import {
  addBox,
  addTriangles,
  type LightQuality,
  type LightRoom,
  type LightWindow,
  lightGrid,
  type Rgb,
} from './grid.ts';
import { lightOnPieces, lightOnShell } from './light-on.ts';
import { dailyLight, type Sky } from './sky.ts';
import { smoothed } from './smooth-light.ts';

const cuts = ['draft', 'fine'] as const;
const gray = (value: number): Rgb => [value, value, value];
const window: LightWindow = { axis: 2, inward: 1, at: 0, from: 1.2, to: 2.4, sill: 0.8, head: 2 };
const room: LightRoom = {
  size: [3.6, 2.4, 3],
  outside: [],
  windows: [window],
  ...{ floor: gray(0.4), ceiling: gray(0.8), walls: gray(0.6) },
};
const plainSky: Sky = { above: gray(1), below: gray(1), sun: null, sunlight: gray(0) };

const flux = (list: Float32Array, { areas }: BakedLight, share: (at: number) => number = () => 1) =>
  areas.reduce((sum, area, patch) => sum + area * (list[patch * 3] ?? 0) * share(patch * 3), 0);

describe('light in a room', () => {
  it.each(cuts)('is exactly what comes in through the window: what falls directly on the surfaces (%s)', (cut) => {
    const black = { ...room, ...{ floor: gray(0), ceiling: gray(0), walls: gray(0) } };
    const baked = bakeLight(lightGrid(black, cut), cut, plainSky);
    const comesIn = Math.PI * 1.2 * 1.2;
    expect(flux(baked.falls, baked) / comesIn).toBeGreaterThan(0.93);
    expect(flux(baked.falls, baked) / comesIn).toBeLessThan(1.07);
  });

  it.each(cuts)('is conserved: what surfaces and the window take is what came in (%s)', (cut) => {
    const baked = bakeLight(lightGrid(room, cut), cut, plainSky);
    const kept = flux(baked.falls, baked, (at) => 1 - (baked.albedo[at] ?? 0));
    const comesIn = Math.PI * 1.2 * 1.2;
    // The rest leaves through the window, an eleventh of what the walls around it get.
    expect(kept / comesIn).toBeGreaterThan(0.85);
    expect(kept / comesIn).toBeLessThan(1.03);
  });

  it.each(cuts)('never grows from bounce to bounce, even where all is nearly white (%s)', (quality) => {
    const white = { ...room, ...{ floor: gray(0.95), ceiling: gray(0.95), walls: gray(0.95) } };
    const baked = bakeLight(lightGrid(white, quality), quality, plainSky);
    expect(flux(baked.falls, baked, (at) => 1 - (baked.albedo[at] ?? 0))).toBeLessThan(Math.PI * 1.2 * 1.2 * 1.05);
  });

  it('leaves a closed room without a window dark', () => {
    const closed = { ...room, windows: [] };
    const baked = bakeLight(lightGrid(closed), 'draft', dailyLight(closed));
    expect(Math.max(...baked.falls)).toBe(0);
    expect([
      ...lightOnShell(baked, { positions: Float32Array.of(1, 0, 1), normals: Float32Array.of(0, 1, 0) }),
    ]).toEqual([0, 0, 0]);
  });

  it.each(cuts)('is the same left and right in a room that is (%s)', (cut) => {
    const grid = lightGrid(room, cut);
    addBox(grid, { min: [1.2, 0, 1], max: [2.4, 0.6, 1.8] }, [0.5, 0.1, 0.1]);
    const baked = bakeLight(grid, cut, plainSky);
    const places = [0.2, 0.7, 1.1].flatMap((x) => [0.3, 1.4, 2.6].map((z) => [x, z] as const));
    const facing = (mirror: boolean) => ({
      positions: Float32Array.from(places.flatMap(([x, z]) => [mirror ? 3.6 - x : x, 0, z])),
      normals: Float32Array.from(places.flatMap(() => [0, 1, 0])),
    });
    const [left, right] = [lightOnShell(baked, facing(false)), lightOnShell(baked, facing(true))];
    for (const [at, value] of left.entries())
      expect(Math.abs(value - (right[at] ?? 0))).toBeLessThan(0.02 * value + 1e-6);
    const side = (x: number, normal: number) => ({
      positions: Float32Array.of(x, 0.3, 1.4),
      normals: Float32Array.of(normal, 0, 0),
    });
    const [one, other] = [lightOnPieces(baked, side(1.2, -1)), lightOnPieces(baked, side(2.4, 1))];
    expect(one[0]).toBeGreaterThan(0);
    for (const [at, value] of one.entries()) expect(Math.abs(value - (other[at] ?? 0))).toBeLessThan(0.03 * value);
  });

  it('as a draft is close to the fine light, at a third of its cells', () => {
    const [draft, fine] = cuts.map((cut) => {
      const grid = lightGrid(room, cut);
      addBox(grid, { min: [1.2, 0, 1], max: [2.4, 0.6, 1.8] }, gray(0.4));
      const baked = bakeLight(grid, cut, plainSky);
      const area = baked.areas.reduce((sum, one) => sum + one, 0);
      return { cells: grid.cells.length, mean: flux(baked.falls, baked) / area };
    });
    expect(draft?.cells ?? 0).toBeLessThan((fine?.cells ?? 0) / 2.5);
    expect((draft?.mean ?? 0) / (fine?.mean ?? 0)).toBeGreaterThan(0.9);
    expect((draft?.mean ?? 0) / (fine?.mean ?? 0)).toBeLessThan(1.1);
  });

  it('is less under a table than beside it, and takes the color of what is near', () => {
    const grid = lightGrid(room);
    addBox(grid, { min: [1.2, 0.4, 1], max: [2.4, 0.5, 1.8] }, [0.9, 0.05, 0.05]);
    const baked = bakeLight(grid, 'fine', plainSky);
    const [under = 0, , underBlue = 0, beside = 0] = lightOnShell(baked, {
      positions: Float32Array.of(1.8, 0, 1.4, 0.6, 0, 1.4),
      normals: Float32Array.of(0, 1, 0, 0, 1, 0),
    });
    expect(under).toBeLessThan(beside * 0.9);
    expect(underBlue).toBeLessThan(under);
  });

  it('shines into both arms of an L through the window at its end, and not through the notch', () => {
    const notched = { ...room, outside: [{ min: [1.8, 0, 1.5], max: [3.6, 2.4, 3] }] } as const;
    const baked = bakeLight(lightGrid(notched), 'draft', plainSky);
    const [far = 0] = lightOnShell(baked, {
      positions: Float32Array.of(0.9, 0, 2.7),
      normals: Float32Array.of(0, 1, 0),
    });
    expect(far).toBeGreaterThan(0);
  });

  it('fills the cells of a mesh', () => {
    const grid = lightGrid(room);
    addTriangles(
      grid,
      { positions: Float32Array.of(1, 0.5, 1, 2, 0.5, 1, 1, 0.5, 2, 9, 9, 9), index: Uint32Array.of(0, 1, 2, 0, 1, 3) },
      gray(0.5),
    );
    expect(grid.cells.filter((cell) => cell > 1).length).toBeGreaterThan(150);
  });

  it('is evened out along a mesh without a gain', () => {
    const light = Float32Array.of(0, 0, 0, 9, 9, 9, 3, 3, 3);
    const even = smoothed(light, Uint32Array.of(0, 1, 2), 3);
    expect(Math.max(...even)).toBeLessThan(9);
    expect(Math.min(...even)).toBeGreaterThan(0);
  });
});

const length = fc.double({ min: 0.6, max: 30, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyRoom = fc.record({
  ...{ x: length, y: fc.double({ min: 1.3, max: 15, noNaN: true }), z: length },
  ...{ from: share, to: share, sill: share, head: share, axis: fc.constantFrom(0, 2), far: fc.boolean() },
  boxes: fc.array(fc.tuple(share, share, share, share, share, share), { maxLength: 6 }),
  albedo: share,
});

it('is a number, and never below zero, in any room', () => {
  fc.assert(
    fc.property(anyRoom, fc.constantFrom<LightQuality>('draft'), (given, quality) => {
      const { x, y, z, axis, far, albedo } = given;
      const size: Rgb = [x, y, z];
      const along = axis === 0 ? z : x;
      const [from = 0, to = 0] = [given.from * along, given.to * along].sort((one, other) => one - other);
      const [sill = 0, head = 0] = [given.sill * y, given.head * y].sort((one, other) => one - other);
      const opening = {
        axis,
        inward: far ? -1 : 1,
        at: far ? size[axis] : 0,
        ...{ from, to, sill, head },
      } as LightWindow;
      const made: LightRoom = {
        ...{ size, outside: [], windows: [opening] },
        ...{ floor: gray(albedo), ceiling: gray(albedo), walls: gray(albedo) },
      };
      const grid = lightGrid(made, quality);
      for (const [a, b, c, d, e, f] of given.boxes)
        addBox(
          grid,
          {
            min: [Math.min(a, d) * x, Math.min(b, e) * y, Math.min(c, f) * z],
            max: [Math.max(a, d) * x, Math.max(b, e) * y, Math.max(c, f) * z],
          },
          [a, b, c],
        );
      const baked = bakeLight(grid, quality);
      const facing = {
        positions: Float32Array.of(x / 2, 0, z / 2, x, y / 2, z / 2),
        normals: Float32Array.of(0, 1, 0, -1, 0, 0),
      };
      for (const light of [baked.falls, lightOnShell(baked, facing), lightOnPieces(baked, facing)])
        expect(light.every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
    }),
    { numRuns: 8 },
  );
});
