import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { pieces, recordIdOf } from '../catalogue/index.ts';
import { buildModel, inches, metres, offBy, roughModel } from './index.ts';

const QUARTER_INCH = inches(0.25);

describe('models', () => {
  it.each(pieces.map((piece) => [recordIdOf(piece), piece] as const))('%s is as large as it says', (_id, { model }) => {
    const kit = buildModel(model);
    const box = kit.box();
    const size = box.getSize(new Vector3());
    const { w, d, h } = metres(model.size);
    expect(Math.abs(size.x - w)).toBeLessThan(QUARTER_INCH);
    expect(Math.abs(size.y - h)).toBeLessThan(QUARTER_INCH);
    expect(Math.abs(size.z - d)).toBeLessThan(QUARTER_INCH);
    expect(Math.abs(box.min.y)).toBeLessThan(QUARTER_INCH / 4);
  });

  it.each(pieces.map((piece) => [recordIdOf(piece), piece] as const))(
    '%s is built to size, not stretched to it',
    (_id, { model }) => {
      const off = offBy(roughModel(model), model.size);
      const stretch = (factor: number, allowed: number) => expect(Math.abs(factor - 1)).toBeLessThan(allowed);
      stretch(off.x, 0.06);
      stretch(off.z, 0.06);
      // A rug's pile is a fraction of an inch, its unevenness a large share of it.
      stretch(off.y, model.kind === 'rug' ? 0.2 : 0.06);
    },
  );

  it('has no point that is not a number', () => {
    for (const { model } of pieces) {
      for (const geometries of roughModel(model).parts.values()) {
        for (const geometry of geometries)
          expect(geometry.getAttribute('position').array.every(Number.isFinite)).toBe(true);
      }
    }
  });
});
