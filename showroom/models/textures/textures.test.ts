import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pixelsOf, textures } from './index.ts';

const SAME = 1e-6;
/** The middle of a pixel: nearer to an edge than a number can tell, one tile and the next are the same place. */
const place = fc.integer({ min: 0, max: 4095 }).map((pixel) => (pixel + 0.5) / 4096);

describe.each(Object.entries(textures))('%s', (_name, { shade }) => {
  it('repeats without a seam: what goes on past an edge is what the next tile begins with', () => {
    fc.assert(
      fc.property(place, place, (u, v) => {
        const here = shade(u, v);
        for (const there of [shade(u + 1, v), shade(u, v + 1)]) {
          for (const channel of [0, 1, 2] as const) expect(Math.abs(here[channel] - there[channel])).toBeLessThan(SAME);
        }
      }),
    );
  });

  it('gives bytes for every pixel', () => {
    expect(pixelsOf({ width: 8, height: 4, shade })).toHaveLength(8 * 4 * 3);
  });
});
