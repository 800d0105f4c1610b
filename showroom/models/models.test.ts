import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { pieces, recordIdOf } from '../catalog/index.ts';
import { fitToSize, inches, type ModelSpec, metres, offBy, roughModel } from './index.ts';

const QUARTER_INCH = inches(0.25);

/** Two pieces that differ only in color are the same shape. */
const shapeOf = (model: ModelSpec) => JSON.stringify(model).replace(/"[a-z]+:[#a-z0-9]+"/g, '');
const shapes = [...new Map(pieces.map((piece) => [shapeOf(piece.model), piece])).values()];

it.each(shapes.map((piece) => [recordIdOf(piece), piece.model] as const))('%s is as large as it says', (_id, model) => {
  const kit = roughModel(model);
  const off = offBy(kit, model.size);
  // Built to size, not stretched to it. A rug's pile is a fraction of an inch, its unevenness a large share of that.
  expect(Math.abs(off.x - 1)).toBeLessThan(0.06);
  expect(Math.abs(off.z - 1)).toBeLessThan(0.06);
  expect(Math.abs(off.y - 1)).toBeLessThan(model.kind === 'rug' ? 0.2 : 0.06);
  const box = fitToSize(kit, model.size).box();
  const size = box.getSize(new Vector3());
  const { w, d, h } = metres(model.size);
  expect(Math.abs(size.x - w)).toBeLessThan(QUARTER_INCH);
  expect(Math.abs(size.y - h)).toBeLessThan(QUARTER_INCH);
  expect(Math.abs(size.z - d)).toBeLessThan(QUARTER_INCH);
  expect(Math.abs(box.min.y)).toBeLessThan(QUARTER_INCH / 4);
});
