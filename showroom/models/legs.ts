import { Vector3 } from 'three';
import type { Kit } from './geometry/kit.ts';
import { lathe } from './geometry/lathe.ts';
import { softBox } from './geometry/soft-box.ts';
import { bar, sweep } from './geometry/sweep.ts';

export type LegStyle = 'taper' | 'block' | 'metal' | 'plinth' | 'turned' | 'sled';

export interface LegsOptions {
  material: string;
  style: LegStyle;
  /** Outer footprint that the feet must stay within, in metres. */
  width: number;
  depth: number;
  height: number;
  inset?: number;
  /** More of it at the sides: a rolled arm projects over its panel. */
  insetX?: number;
  /** Radius of a tapered leg at the top. */
  thickness?: number;
}

/** A turned, tapered leg from its top centre, leaning out by the splay. */
export function taperedLeg(top: Vector3, height: number, from: number, to: number, splayX: number, splayZ: number) {
  const at = (t: number) => new Vector3(top.x + splayX * t, top.y - height * t, top.z + splayZ * t);
  return sweep(
    [at(0), at(0.5), at(1)],
    (t) => {
      const radius = from + (to - from) * t;
      return [radius, radius];
    },
    { steps: 10, power: 2, across: new Vector3(1, 0, 0.01) },
  );
}

const TURNED: (readonly [number, number])[] = [
  [0.02, 0],
  [0.024, 0.06],
  [0.017, 0.16],
  [0.021, 0.36],
  [0.031, 0.62],
  [0.034, 0.74],
  [0.024, 0.82],
  [0.033, 0.88],
  [0.03, 1],
];

/** Four feet (or a base) under a piece; the top of the legs is at `height`. */
export function legs(kit: Kit, options: LegsOptions): void {
  const { material, style, width, depth, height, inset = 0.03, insetX = 0, thickness = 0.026 } = options;
  const x = width / 2 - inset - insetX;
  const z = depth / 2 - inset;
  if (style === 'plinth') {
    kit.add(material, softBox(2 * x, height + 0.004, 2 * z, { radius: 0.004 }), { y: height / 2 + 0.002 });
    return;
  }
  if (style === 'sled') {
    const rod = 0.011;
    for (const side of [-1, 1]) {
      const px = side * (x - rod);
      const rect = [
        [z - rod, height],
        [z - rod, rod],
        [-z + rod, rod],
        [-z + rod, height],
      ] as const;
      rect.slice(1).forEach(([toZ, toY], i) => {
        const [fromZ, fromY] = rect[i] ?? [0, 0];
        kit.add(material, bar(new Vector3(px, fromY, fromZ), new Vector3(px, toY, toZ), rod, rod, { power: 8 }));
      });
      for (const sz of [-1, 1])
        kit.add(material, softBox(rod * 1.98, rod * 1.98, rod * 1.98, { radius: 0.001 }), {
          x: px,
          y: rod,
          z: sz * (z - rod),
        });
    }
    return;
  }
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      if (style === 'taper') {
        const splay = Math.min(0.035, height * 0.25);
        const top = new Vector3(sx * (x - splay), height + 0.005, sz * (z - splay));
        kit.add(material, taperedLeg(top, height + 0.005, thickness, thickness * 0.48, sx * splay, sz * splay));
      } else if (style === 'turned') {
        const profile = TURNED.map(([radius, at]) => [radius, at * height] as const);
        kit.add(material, lathe([[0, 0], ...profile, [0, height]], 40), { x: sx * (x - 0.034), z: sz * (z - 0.034) });
      } else {
        const size = style === 'metal' ? 0.022 : Math.min(0.07, 0.045 + height * 0.1);
        kit.add(
          material,
          softBox(size, height + 0.004, size, { radius: style === 'metal' ? 0.0015 : 0.004, grain: 'y' }),
          {
            x: sx * (x - size / 2),
            y: height / 2 + 0.002,
            z: sz * (z - size / 2),
          },
        );
      }
    }
  }
}
