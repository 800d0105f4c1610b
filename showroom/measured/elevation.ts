import type { Kit } from '../models/index.ts';
import { outlineOf, partsOf, type Raster } from './trace.ts';

/** A piece seen straight on, without perspective, as a draftsman would draw it. */
interface Elevation {
  /** In half pixels, like the paths; `Drawing.inch` of them are an inch. */
  width: number;
  height: number;
  outline: string;
  /** The outline of every part that can be told apart. */
  parts: string;
}

export interface Drawing {
  inch: number;
  front: Elevation;
  above: Elevation;
}

/** Pixels along the longest side. */
const LONGEST = 360;
const METERS_PER_INCH = 0.0254;

type Seen = (x: number, y: number, z: number) => readonly [across: number, down: number, near: number];

function raster(kit: Kit, width: number, height: number, see: Seen): Raster {
  const labels = new Uint16Array(width * height);
  const nearest = new Float32Array(labels.length).fill(Number.NEGATIVE_INFINITY);
  let label = 0;
  for (const geometries of kit.parts.values()) {
    for (const geometry of geometries) {
      label += 1;
      const positions = geometry.getAttribute('position');
      const index = geometry.getIndex();
      const count = index?.count ?? positions.count;
      const corner = (i: number) => {
        const at = index ? index.getX(i) : i;
        return see(positions.getX(at), positions.getY(at), positions.getZ(at));
      };
      for (let i = 0; i + 2 < count; i += 3) {
        const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
        const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        if (area === 0) continue;
        const left = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5));
        const right = Math.min(width - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5));
        const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
        const bottom = Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
        for (let y = top; y <= bottom; y++) {
          for (let x = left; x <= right; x++) {
            const [px, py] = [x + 0.5, y + 0.5];
            const u = ((b[0] - px) * (c[1] - py) - (b[1] - py) * (c[0] - px)) / area;
            const v = ((c[0] - px) * (a[1] - py) - (c[1] - py) * (a[0] - px)) / area;
            if (u < 0 || v < 0 || u + v > 1) continue;
            const near = u * a[2] + v * b[2] + (1 - u - v) * c[2];
            const at = y * width + x;
            if (near <= (nearest[at] ?? 0)) continue;
            nearest[at] = near;
            labels[at] = label;
          }
        }
      }
    }
  }
  return { width, height, labels };
}

function elevation(kit: Kit, width: number, height: number, see: Seen): Elevation {
  const seen = raster(kit, width, height, see);
  return { width: 2 * width, height: 2 * height, outline: outlineOf(seen), parts: partsOf(seen) };
}

/** Both views of a model that stands centered on the floor, at one scale. */
export function drawingOf(kit: Kit): Drawing {
  const { min, max } = kit.box();
  const meter = LONGEST / Math.max(max.x - min.x, max.y - min.y, max.z - min.z);
  const pixels = (meters: number) => Math.max(1, Math.round(meters * meter));
  const [wide, tall, deep] = [pixels(max.x - min.x), pixels(max.y - min.y), pixels(max.z - min.z)];
  return {
    inch: Math.round(2 * meter * METERS_PER_INCH * 1e4) / 1e4,
    front: elevation(kit, wide, tall, (x, y, z) => [(x - min.x) * meter, (max.y - y) * meter, z]),
    above: elevation(kit, wide, deep, (x, y, z) => [(x - min.x) * meter, (z - min.z) * meter, y]),
  };
}
