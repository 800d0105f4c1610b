import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pixelsOf, textures } from './index.ts';

const NEARLY = 1e-7;

describe.each(Object.entries(textures))('%s', (_name, { shade }) => {
  it('repeats without a seam', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (t) => {
        const pairs = [
          [shade(NEARLY, t), shade(1 - NEARLY, t)],
          [shade(t, NEARLY), shade(t, 1 - NEARLY)],
        ] as const;
        for (const [here, there] of pairs) {
          for (const channel of [0, 1, 2] as const) expect(Math.abs(here[channel] - there[channel])).toBeLessThan(0.02);
        }
      }),
    );
  });

  it('gives bytes for every pixel', () => {
    expect(pixelsOf({ width: 8, height: 4, shade })).toHaveLength(8 * 4 * 3);
  });
});
