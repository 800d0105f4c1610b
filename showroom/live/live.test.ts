import { expect, it } from 'vitest';
import { pieces, recordIdOf } from '../catalogue/index.ts';
import { type LivePart, liveModel, liveSurface, meanColor, paintPicture, paintTile } from './index.ts';

const QUARTER_INCH = 0.25 * 0.0254;
const shapeOf = (model: object) => JSON.stringify(model).replace(/"[a-z]+:[#a-z0-9]+"/g, '');
const shapes = [...new Map(pieces.map((piece) => [shapeOf(piece.model), piece])).values()];

const triangles = (parts: readonly LivePart[]) => parts.reduce((sum, { index }) => sum + index.length / 3, 0);

function span(parts: readonly LivePart[], axis: number): number {
  const at = parts.flatMap(({ positions }) => [...positions].filter((_, place) => place % 3 === axis));
  return at.reduce((most, one) => Math.max(most, one), -9) - at.reduce((least, one) => Math.min(least, one), 9);
}

it.each(shapes.map((piece) => [recordIdOf(piece), piece.model.size] as const))(
  '%s is in the live room at its stated size, and light enough for it',
  (recordId, size) => {
    const parts = liveModel(recordId, size) ?? [];
    const inches = [size.width, size.height, size.depth];
    for (const [axis, length] of inches.entries())
      expect(Math.abs(span(parts, axis) - length * 0.0254)).toBeLessThan(QUARTER_INCH);
    expect(triangles(parts)).toBeLessThan(60_000);
    expect(parts.length).toBeLessThanOrEqual(7);
    for (const { positions, normals, uvs, index, material } of parts) {
      expect([normals.length, uvs.length * 1.5]).toEqual([positions.length, positions.length]);
      expect(index.every((at) => at * 3 < positions.length)).toBe(true);
      expect(positions.every(Number.isFinite)).toBe(true);
      expect(meanColor(liveSurface(material)).every((value) => value >= 0 && value < 1)).toBe(true);
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
