import { describe, expect, it } from 'vitest';
import { meshOfBox } from '../scene/panel-mesh.ts';
import { contactMap } from './contact.ts';

const size = [4, 2.4, 3] as const;
const moved = (mesh: ReturnType<typeof meshOfBox>, x: number, y: number, z: number) => ({
  ...mesh,
  positions: mesh.positions.map((value, at) => value + ([x, y, z][at % 3] ?? 0)),
});
const freeAt = ({ width, height, pixels }: ReturnType<typeof contactMap>, x: number, z: number) =>
  (pixels[Math.floor((z / size[2]) * height) * width + Math.floor((x / size[0]) * width)] ?? 0) / 255;

describe('where furniture meets the floor', () => {
  it('is dark at a leg and free a hand away from it', () => {
    const map = contactMap(size, [moved(meshOfBox(0.05, 0.05, 0.7), 2, 0, 1.5)]);
    expect(freeAt(map, 2, 1.5)).toBeLessThan(0.8);
    expect(freeAt(map, 2.04, 1.5)).toBeLessThan(freeAt(map, 2.12, 1.5));
    expect(freeAt(map, 2.6, 1.5)).toBe(1);
    expect(freeAt(map, 0.01, 0.01)).toBe(1);
  });

  it('is the darker the lower something ends, and not at all under a table', () => {
    const edge = 2.39;
    const under = (height: number) =>
      freeAt(contactMap(size, [moved(meshOfBox(0.8, 0.8, 0.1), 2, height, 1.5)]), edge, 1.5);
    expect(under(0)).toBeLessThan(under(0.1));
    expect(under(0.1)).toBeLessThan(under(0.2));
    expect(under(0.2)).toBeLessThan(1);
    expect(under(0.4)).toBe(1);
  });

  it('is the same on both sides of what is', () => {
    const map = contactMap(size, [moved(meshOfBox(0.84, 0.42, 0.1), 2, 0, 1.5)]);
    for (const away of [0.43, 0.46, 0.5, 0.6])
      expect(freeAt(map, 2 - away, 1.5)).toBeCloseTo(freeAt(map, 2 + away - 1e-6, 1.5), 1);
  });

  it('takes nothing amiss: no furniture, a piece in the wall, a room of any size', () => {
    expect(contactMap(size, []).pixels.every((value) => value === 255)).toBe(true);
    expect(freeAt(contactMap(size, [moved(meshOfBox(1, 1, 1), -0.3, 0, -0.3)]), 0.05, 0.05)).toBeLessThan(1);
    const { width, height } = contactMap([30, 3, 0.5], []);
    expect([width <= 361, height >= 1]).toEqual([true, true]);
  });
});
