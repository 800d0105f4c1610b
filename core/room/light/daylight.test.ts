import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bakeLight } from './bake-light.ts';
import { type Compass, compass, isEvening, skyAt, sunPlace } from './daylight.ts';
import { type LightRoom, type LightWindow, lightGrid, type Rgb } from './grid.ts';

const gray = (value: number): Rgb => [value, value, value];
const window: LightWindow = { axis: 2, inward: 1, at: 0, from: 1.2, to: 2.4, sill: 0.8, head: 2 };
const room: LightRoom = {
  ...{ size: [3.6, 2.4, 3], outside: [], windows: [window] },
  ...{ floor: gray(0.4), ceiling: gray(0.8), walls: gray(0.6) },
};
const sunAt = (hour: number, facing: Compass) => skyAt(room, { hour, facing }).sun;

it('rises in the east, is highest in the south at noon, and sets in the west', () => {
  const degrees = (hour: number) => (sunPlace(hour).around * 180) / Math.PI;
  expect(degrees(12)).toBeCloseTo(180);
  expect(degrees(7)).toBeGreaterThan(90);
  expect(degrees(7)).toBeLessThan(125);
  expect(degrees(17)).toBeCloseTo(360 - degrees(7));
  expect(sunPlace(12).height).toBeGreaterThan(sunPlace(10).height);
  expect([4, 22].map(isEvening)).toEqual([true, true]);
  expect([9, 12, 15].map(isEvening)).toEqual([false, false, false]);
});

it('comes in through a window that looks where the sun is, and through no other', () => {
  // The window is in wall A: out of it is toward −z.
  expect(sunAt(12, 'south')?.[2]).toBeLessThan(-0.5);
  expect(sunAt(12, 'north')?.[2]).toBeGreaterThan(0.5);
  // At noon, with the window to the east, the sun is on the right of someone who looks out of it.
  expect(sunAt(12, 'east')?.[0]).toBeGreaterThan(0.5);
  expect(sunAt(12, 'west')?.[0]).toBeLessThan(-0.5);
  expect(sunAt(21, 'south')).toBeNull();
  expect(skyAt({ windows: [] }, { hour: 12, facing: 'south' }).sun).toBeNull();
});

it('has a sun as far away as the sun at any hour, and a sky that is never below zero', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 24, noNaN: true }), fc.constantFrom(...compass), (hour, facing) => {
      const { sun, above, below, sunlight } = skyAt(room, { hour, facing });
      if (sun) expect(Math.hypot(...sun)).toBeCloseTo(1, 6);
      expect([...above, ...below, ...sunlight].every((value) => value > 0 && value < 3)).toBe(true);
    }),
  );
});

it('is brighter at noon than at dusk, and a lamp lights a dark room around itself', () => {
  const grid = lightGrid(room);
  const fluxAt = (hour: number, lamps: readonly { place: Rgb; color: Rgb }[] = []) => {
    const { falls, areas } = bakeLight(grid, 'draft', { ...skyAt(room, { hour, facing: 'north' }), lamps });
    return areas.reduce((sum, area, patch) => sum + area * (falls[patch * 3] ?? 0), 0);
  };
  expect(fluxAt(12)).toBeGreaterThan(fluxAt(17.4));
  expect(fluxAt(17.4)).toBeGreaterThan(fluxAt(22));
  expect(fluxAt(22, [{ place: [1, 1.5, 1], color: gray(1) }])).toBeGreaterThan(fluxAt(22) * 4);
});
