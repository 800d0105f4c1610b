import { expect, it } from 'vitest';
import { catalog, pieces, recordIdOf } from '../catalog/index.ts';
import { drawnFrom, sides } from './drawn.test-data.ts';
import { type LivePart, liveModel, liveSurface, meanColor, paintPicture, paintTile } from './index.ts';

const QUARTER_INCH = 0.25 * 0.0254;
const metersPerInch = 0.0254;

const triangles = (parts: readonly LivePart[]) => parts.reduce((sum, { index }) => sum + index.length / 3, 0);

/** The least and the most along an axis. */
function span(parts: readonly LivePart[], axis: number): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { positions } of parts)
    for (let at = axis; at < positions.length; at += 3) {
      least = Math.min(least, positions[at] as number);
      most = Math.max(most, positions[at] as number);
    }
  return [least, most];
}

it.each(catalog.map(({ recordId, dimensions, kind }) => [recordId, dimensions, kind] as const))(
  '%s is in the live room at the size its record states, whole from every side, and light enough for it',
  (recordId, size, kind) => {
    const parts = liveModel(recordId, size) ?? [];
    for (const [axis, inches] of [size.width, size.height, size.depth].entries()) {
      const [least, most] = span(parts, axis);
      expect(Math.abs(most - least - inches * metersPerInch)).toBeLessThan(QUARTER_INCH);
      // On the floor, around its middle.
      expect(Math.abs(axis === 1 ? least : least + most)).toBeLessThan(2 * QUARTER_INCH);
    }
    expect(triangles(parts)).toBeLessThan(60_000);
    expect(parts.length).toBeLessThanOrEqual(7);
    for (const { positions, normals, uvs, index, material } of parts) {
      expect([normals.length, uvs.length * 1.5]).toEqual([positions.length, positions.length]);
      expect(index.every((at) => at * 3 < positions.length)).toBe(true);
      expect(positions.every(Number.isFinite) && normals.every(Number.isFinite) && uvs.every(Number.isFinite)).toBe(
        true,
      );
      expect(meanColor(liveSurface(material)).every((value) => value >= 0 && value < 1)).toBe(true);
    }
    // A rug is too thin to be seen from its side.
    for (const side of kind === 'rug' ? (['above'] as const) : sides) {
      const { covered, holes } = drawnFrom(side, parts);
      expect(covered).toBeGreaterThan(0);
      expect(holes / covered, `seen from ${side}`).toBeLessThan(0.03);
    }
  },
);

it('has no model for a record it does not know, nor for one of another size', () => {
  const [sofa] = pieces;
  if (!sofa) throw new Error('the catalog is empty');
  expect(liveModel('rec-of-somebody-else', sofa.model.size)).toBeNull();
  expect(liveModel(recordIdOf(sofa), { ...sofa.model.size, width: sofa.model.size.width + 8 })).toBeNull();
});

it('knows every surface of the catalog, and paints what it needs', () => {
  const rug = pieces.find(({ kind }) => kind === 'rug');
  if (!rug) throw new Error('the catalog has no rug');
  const [part] = liveModel(recordIdOf(rug), rug.model.size) ?? [];
  const { picture } = liveSurface(part?.material ?? '');
  expect(picture).toBe(part?.material);
  const painted = paintPicture(picture ?? '');
  expect(Math.max(painted.width, painted.height)).toBeLessThanOrEqual(1024);
  expect(painted.pixels).toHaveLength(painted.width * painted.height * 4);
  expect(paintTile('cane')?.pixels).toHaveLength(128 * 128 * 4);
  expect(paintTile('no such tile')).toBeNull();
});
