import { type BufferGeometry, Vector3 } from 'three';
import { fewer, larger } from './detail.ts';
import { mesh } from './mesh.ts';
import { smoothNormals } from './smooth-normals.ts';

export type Deform = (point: Vector3) => Vector3;
export type Axis = 'x' | 'y' | 'z';

export interface SoftBoxOptions {
  radius?: number;
  /** Steps across the rounded edge. */
  rounds?: number;
  /** Longest side of a facet on the flat faces: small where the box is deformed. */
  facet?: number;
  deform?: Deform;
  grain?: Axis;
  /** Shifts the texture, so that two boards are never cut from the same place. */
  shift?: number;
}

/** Places along one side: close together in the rounded edges, evenly spread between them. */
function steps(half: number, radius: number, rounds: number, facet: number): number[] {
  const flat = Math.max(half - radius, 1e-5);
  const out: number[] = [];
  const edge = (i: number) => flat + radius * Math.tan((Math.PI / 4) * (1 - i / rounds));
  for (let i = 0; i <= rounds; i++) out.push(-edge(i));
  const count = Math.max(1, Math.round((2 * flat) / facet));
  for (let i = 1; i < count; i++) out.push(-flat + (2 * flat * i) / count);
  for (let i = rounds; i >= 0; i--) out.push(edge(i));
  return out;
}

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** A rounded box centred on the origin, its texture in metres with u along the grain. */
export function softBox(width: number, height: number, depth: number, options: SoftBoxOptions = {}): BufferGeometry {
  const { deform, grain = 'x', shift = 0 } = options;
  const rounds = fewer(options.rounds ?? 3, 1);
  const facet = larger(options.facet ?? 1);
  const half = new Vector3(width / 2, height / 2, depth / 2);
  const radius = Math.min(options.radius ?? 0.01, half.x - 1e-4, half.y - 1e-4, half.z - 1e-4);
  const axes: [Axis, Axis, Axis][] = [
    ['x', 'y', 'z'],
    ['y', 'z', 'x'],
    ['z', 'x', 'y'],
  ];
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const point = new Vector3();
  const core = new Vector3();
  axes.forEach(([out, across, along], face) => {
    const first = steps(half[across], radius, rounds, facet);
    const second = steps(half[along], radius, rounds, facet);
    for (const side of [1, -1]) {
      const base = positions.length / 3;
      for (const a of first) {
        for (const b of second) {
          point[out] = side * half[out];
          point[across] = a;
          point[along] = b;
          core.set(clamp(point.x, half.x - radius), clamp(point.y, half.y - radius), clamp(point.z, half.z - radius));
          point.sub(core).normalize().multiplyScalar(radius).add(core);
          const placed = deform ? deform(point.clone()) : point;
          positions.push(placed.x, placed.y, placed.z);
          const swap = along === grain;
          uvs.push((swap ? b : a) + shift, (swap ? a : b) + side * 0.37 + face * 0.71 + shift * 1.7);
        }
      }
      const row = second.length;
      for (let i = 0; i < first.length - 1; i++) {
        for (let j = 0; j < row - 1; j++) {
          const k = base + i * row + j;
          if (side > 0) indices.push(k, k + row, k + 1, k + 1, k + row, k + row + 1);
          else indices.push(k, k + 1, k + row, k + 1, k + row + 1, k + row);
        }
      }
    }
  });
  return smoothNormals(mesh(positions, uvs, indices));
}
