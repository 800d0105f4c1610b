import { type BufferGeometry, CatmullRomCurve3, TubeGeometry, Vector3 } from 'three';
import { isCoarse } from './geometry/detail.ts';
import { Kit } from './geometry/kit.ts';
import { noise } from './geometry/noise.ts';
import { random } from './geometry/random.ts';
import { softBox } from './geometry/soft-box.ts';
import { threads } from './geometry/threads.ts';
import { metres, type Size } from './size.ts';

export type RugStyle = 'border' | 'geometric' | 'moroccan' | 'southwestern' | 'solid';

export interface RugSpec {
  kind: 'rug';
  size: Size;
  style: RugStyle;
  /** Ground, line, accent and second accent. */
  colours: [`#${string}`, `#${string}`, `#${string}`, `#${string}`];
  fringe: boolean;
}

const FRINGE = 0.055;
const strandRadius = 0.0023;

/** A rug's surface by name: everything a painter of its pattern needs, colours without '#', centimetres. */
export function rugMaterial({ style, colours }: RugSpec, width: number, depth: number): string {
  const dyed = colours.map((colour) => colour.slice(1)).join('-');
  return `rug:${style}:${dyed}:${Math.round(width * 100)}x${Math.round(depth * 100)}`;
}

function knottedFringe(side: number, w: number, d: number, thickness: number): BufferGeometry[] {
  const draw = random(5 + side);
  const tassels = Math.round(d / 0.021);
  const strands: Vector3[][] = [];
  for (let i = 0; i < tassels; i++) {
    const z = -d / 2 + ((i + 0.5) / tassels) * d;
    const lean = (draw() - 0.5) * 0.02;
    for (let k = -1; k <= 1; k++) {
      const length = FRINGE * (0.86 + draw() * 0.14);
      const spread = k * 0.0045 + (draw() - 0.5) * 0.004;
      strands.push([
        new Vector3(side * (w / 2 - 0.004), thickness * 0.5, z + k * 0.003),
        new Vector3(side * (w / 2 + length * 0.3), 0.006, z + k * 0.0008),
        new Vector3(side * (w / 2 + length * 0.65), 0.004, z + spread * 0.5 + lean * 0.5),
        new Vector3(side * (w / 2 + length), 0.003, z + spread + lean),
      ]);
    }
  }
  if (isCoarse()) return [threads(strands, strandRadius)];
  return strands.map((path) => new TubeGeometry(new CatmullRomCurve3(path), 6, strandRadius, 5));
}

export function rug(spec: RugSpec): Kit {
  const { w: full, d, h } = metres(spec.size);
  const w = spec.fringe ? full - 2 * FRINGE : full;
  const kit = new Kit();
  const shaggy = spec.style === 'moroccan';
  const body = softBox(w, h, d, {
    radius: h * 0.45,
    rounds: 2,
    facet: shaggy ? 0.014 : 0.03,
    deform: (point) => {
      const out = point.clone();
      out.x += 0.004 * noise(point.z * 2.3, 4, 1) * ((2 * point.x) / w);
      out.z += 0.004 * noise(point.x * 2.3, 9, 1) * ((2 * point.z) / d);
      if (point.y > 0) {
        out.y += 0.0012 * noise(point.x * 1.2, 0, point.z * 1.2) + 0.0008 * noise(point.x * 25, 3, point.z * 25);
        // Deep pile parts and leans: tufts stand out against each other.
        if (shaggy)
          out.y += 0.0036 * noise(point.x * 34, 7, point.z * 34) + 0.002 * noise(point.x * 75, 9, point.z * 75);
      }
      return out;
    },
  });
  const uv = body.getAttribute('uv');
  const position = body.getAttribute('position');
  for (let i = 0; i < position.count; i++) uv.setXY(i, position.getX(i) / w + 0.5, position.getZ(i) / d + 0.5);
  kit.add(rugMaterial(spec, w, d), body, { y: h / 2 });
  if (spec.fringe) for (const side of [-1, 1]) kit.add('fabric:#d9cfbd', knottedFringe(side, w, d, h));
  return kit;
}
