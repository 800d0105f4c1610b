import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readModel, writeGlb } from '../index.ts';
import { type AnyGltf, boxModel, changedGlb, good, modelOf, png, problemOf, size, textured } from './glb.test-data.ts';

describe('a good file', () => {
  it('is read with its size in meters, its triangles, and one part for each look', () => {
    const { parts, size: meters, triangles } = modelOf(readModel(good));
    expect(meters.width).toBeCloseTo(84 * 0.0254, 5);
    expect(meters.depth).toBeCloseTo(36 * 0.0254, 5);
    expect(meters.height).toBeCloseTo(33 * 0.0254, 5);
    expect(triangles).toBe(24);
    expect(parts.map(({ look }) => look)).toEqual(boxModel(size).parts.map(({ look }) => look));
  });

  it('keeps its texture, once, and where it lies', () => {
    const { parts, textures } = modelOf(readModel(textured));
    expect(textures).toEqual([{ type: 'image/png', bytes: png }]);
    expect(parts[0]?.look.texture).toBe(0);
    expect([...(parts[0]?.uvs ?? [])].some((value) => value !== 0)).toBe(true);
  });

  it('has its texture moved and scaled as its material says; one that is turned is refused', () => {
    const withTransform = (transform: AnyGltf) =>
      changedGlb(textured, (json) => {
        const baseColorTexture = { index: 0, extensions: { KHR_texture_transform: transform } };
        const [, other] = json.materials as AnyGltf[];
        return { ...json, materials: [{ pbrMetallicRoughness: { baseColorTexture } }, other] };
      });
    const uvs = (file: Uint8Array) => [...(modelOf(readModel(file)).parts[0]?.uvs ?? [])];
    const moved = uvs(withTransform({ offset: [0.5, 0.25], scale: [2, 3] }));
    expect(moved).toEqual(uvs(textured).map((value, at) => (at % 2 === 0 ? value * 2 + 0.5 : value * 3 + 0.25)));
    expect(problemOf(withTransform({ rotation: 1 }))).toContain('Turn its UV map');
    expect(problemOf(withTransform({ texCoord: 1 }))).toContain('second UV map');
  });

  it('is moved onto the floor around its middle, turned and scaled as its objects say', () => {
    const half = Math.SQRT1_2;
    const { size: meters, parts } = modelOf(
      readModel(
        changedGlb(good, (json) => ({
          ...json,
          nodes: [
            { children: [1], translation: [7, -3, 2], rotation: [0, half, 0, half] },
            { mesh: 0, scale: [2, 1, 1] },
          ],
        })),
      ),
    );
    expect(meters.width).toBeCloseTo(36 * 0.0254, 4);
    expect(meters.depth).toBeCloseTo(2 * 84 * 0.0254, 4);
    const heights = parts.flatMap(({ positions }) => [...positions].filter((_, place) => place % 3 === 1));
    expect(Math.min(...heights)).toBeCloseTo(0, 4);
  });

  it('that is mirrored still shows its outside', () => {
    const outward = (file: Uint8Array) =>
      modelOf(readModel(file)).parts.every(({ positions, normals, index }) => {
        for (let at = 0; at < index.length; at += 3) {
          const corner = (which: number) =>
            [0, 1, 2].map((axis) => positions[(index[at + which] ?? 0) * 3 + axis] ?? 0);
          const [a, b, c] = [corner(0), corner(1), corner(2)];
          const [along, over] = [b, c].map((to) => to.map((value, axis) => value - (a[axis] ?? 0)));
          const across = [0, 1, 2].map((axis) => {
            const [next, last] = [(axis + 1) % 3, (axis + 2) % 3];
            return (along?.[next] ?? 0) * (over?.[last] ?? 0) - (along?.[last] ?? 0) * (over?.[next] ?? 0);
          });
          const normal = [0, 1, 2].map((axis) => normals[(index[at] ?? 0) * 3 + axis] ?? 0);
          if (across.reduce((sum, value, axis) => sum + value * (normal[axis] ?? 0), 0) <= 0) return false;
        }
        return true;
      });
    expect(outward(good)).toBe(true);
    expect(outward(changedGlb(good, (json) => ({ ...json, nodes: [{ mesh: 0, scale: [-1, 1, 1] }] })))).toBe(true);
    expect(outward(changedGlb(good, (json) => ({ ...json, nodes: [{ mesh: 0, scale: [3, 1, 0.2] }] })))).toBe(true);
  });

  it('without normals is faceted', () => {
    const bare = changedGlb(good, (json) => {
      const [mesh] = json.meshes as { primitives: { attributes: AnyGltf }[] }[];
      const own = mesh?.primitives.map((one) => ({ ...one, attributes: { POSITION: one.attributes.POSITION } }));
      return { ...json, meshes: [{ primitives: own }] };
    });
    for (const { normals } of modelOf(readModel(bare)).parts)
      for (let at = 0; at < normals.length; at += 3) expect(Math.hypot(...normals.slice(at, at + 3))).toBeCloseTo(1, 5);
  });

  it('written again is the same model, whatever its shape and looks', () => {
    const number = fc.float({ min: -4, max: 4, noNaN: true });
    const share = fc.integer({ min: 0, max: 100 }).map((value) => value / 100);
    const part = fc.record({
      points: fc.array(fc.tuple(number, number, number), { minLength: 3, maxLength: 20 }),
      look: fc.record({
        color: fc.tuple(share, share, share),
        opacity: fc.constantFrom(1, 0.5),
        rough: share,
        metal: fc.boolean(),
        bothSides: fc.boolean(),
      }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (given) => {
        const parts = given.map(({ points, look }) => ({
          positions: Float32Array.from(points.flat()),
          normals: Float32Array.from(points.flatMap(() => [0, 1, 0])),
          uvs: new Float32Array(points.length * 2),
          index: Uint32Array.from(points.slice(2).flatMap((_, at) => [at, at + 1, at + 2])),
          look: { ...look, texture: null },
        }));
        const once = modelOf(readModel(writeGlb({ parts, textures: [] })));
        const twice = modelOf(readModel(writeGlb(once)));
        expect(twice.triangles).toBe(once.triangles);
        expect(twice.parts.map(({ look }) => look)).toEqual(once.parts.map(({ look }) => look));
        for (const measure of ['width', 'depth', 'height'] as const)
          expect(twice.size[measure]).toBeCloseTo(once.size[measure], 4);
        for (const { positions } of twice.parts) expect(positions.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
