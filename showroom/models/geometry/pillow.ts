import { type BufferGeometry, PlaneGeometry } from 'three';
import { fewer } from './detail.ts';
import { merge } from './mesh.ts';
import { noise } from './noise.ts';
import { smoothNormals } from './smooth-normals.ts';

export interface PillowOptions {
  seed?: number;
  /** Depth of the crease that a hand leaves in the top edge, as a share of the height. */
  crease?: number;
}

const FACETS = 36;
const towardsEdge = (t: number) => Math.sign(t) * (1 - (1 - Math.abs(t)) ** 1.5);

/** A throw pillow standing in the x-y plane, centred on the origin. */
export function pillow(
  width: number,
  height: number,
  thickness: number,
  { seed = 0, crease = 0.03 }: PillowOptions = {},
): BufferGeometry {
  const face = (side: 1 | -1) => {
    const facets = fewer(FACETS, 8);
    const geometry = new PlaneGeometry(2, 2, facets, facets);
    const position = geometry.getAttribute('position');
    const uv = geometry.getAttribute('uv');
    for (let i = 0; i < position.count; i++) {
      const u = towardsEdge(position.getX(i));
      const v = towardsEdge(position.getY(i));
      const full = Math.max(0, (1 - Math.abs(u) ** 2.6) * (1 - Math.abs(v) ** 2.6)) ** 0.52;
      const dent = crease * Math.exp(-((u / 0.42) ** 2)) * Math.max(0, (v + 0.35) / 1.35) ** 1.6;
      const x = u * (width / 2) * (1 - 0.075 * (1 - v * v) * u * u + dent * 0.25);
      const y = v * (height / 2) * (1 - 0.075 * (1 - u * u) * v * v) - dent * height;
      const rim = 0.007 * (1 - full) * noise(Math.atan2(v, u) * 3.2 + seed, full * 1.5, seed) * Math.min(1, full * 6);
      const belly = 0.004 * full * noise(u * 2.2 + seed, v * 2.2, seed);
      position.setXYZ(i, x, y, side * ((thickness / 2) * full * (1 - dent * 5)) + rim + belly);
      uv.setXY(i, x + side, y);
    }
    if (side < 0) {
      const index = geometry.getIndex();
      for (let i = 0; index && i < index.count; i += 3) {
        const first = index.getX(i);
        index.setX(i, index.getX(i + 1));
        index.setX(i + 1, first);
      }
    }
    return geometry;
  };
  return smoothNormals(merge([face(1), face(-1)]));
}
