import type { BufferGeometry } from 'three';
import { fewer } from '../geometry/detail.ts';
import { mesh } from '../geometry/mesh.ts';
import { noise } from '../geometry/noise.ts';
import { smoothNormals } from '../geometry/smooth-normals.ts';

export interface DrapeOptions {
  /** The surface it lies on, and how far it hangs down. */
  width: number;
  length: number;
  drop: number;
  seed: number;
  /** Whether it also hangs over the far end (+z). */
  foot?: boolean;
  /** Height of the unevenness on top, and depth of the hanging folds. */
  puff?: number;
  fold?: number;
  thickness?: number;
  /** Where it begins along another cloth of the same seed that it lies on: both then have the same unevenness. */
  from?: number;
}

const ROUND = 0.06;
const FACETS = { across: 150, along: 120 };

/** Where a point of the cloth comes to lie when it bends over an edge: [along, below]. */
function bend(at: number, half: number): [number, number] {
  const way = Math.sign(at);
  const flat = half - ROUND;
  const over = Math.abs(at) - flat;
  if (over <= 0) return [at, 0];
  const arc = (ROUND * Math.PI) / 2;
  if (over < arc) return [way * (flat + Math.sin(over / ROUND) * ROUND), -(ROUND - Math.cos(over / ROUND) * ROUND)];
  return [way * half, -(ROUND + over - arc)];
}

/** Cloth laid over a mattress, with thickness, soft unevenness on top and folds where it hangs. Starts at z = 0. */
export function drape(options: DrapeOptions): BufferGeometry {
  const { width, length, drop, seed, foot = true, puff = 0.014, fold = 0.016, thickness = 0.012, from = 0 } = options;
  const wide = width + 2 * drop;
  const long = length + (foot ? drop : 0);
  const across = fewer(FACETS.across, 30);
  const along = fewer(FACETS.along, 24);
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const surface = (u: number, v: number, lift: number) => {
    const w = v + from;
    const [x, below] = bend(u, width / 2);
    const [z, end] = foot ? bend(v, length) : [v, 0];
    const hangX = Math.min(1, Math.max(0, -below - 0.03) / drop);
    const hangZ = Math.min(1, Math.max(0, -end - 0.03) / drop);
    const foldX = fold * hangX * (Math.sin(w * 11 + 1.6 * noise(w * 1.6, seed, 0)) + 0.5 * noise(w * 6, u, seed));
    const foldZ = fold * hangZ * (Math.sin(u * 10 + 1.8 * noise(u * 1.7, seed, 5)) + 0.5 * noise(u * 6, v, seed));
    const calm = 1 - 0.8 * Math.max(hangX, hangZ);
    const soft = noise(u * 2.1, w * 2.1, seed) + 0.5 * noise(u * 4.6 + w * 2, w * 3.4, seed + 4);
    const crease = 0.22 * (1 - Math.abs(noise(u * 3 + w * 2.2, w * 2.6, seed + 9))) ** 3;
    const top = puff * (soft + crease) * calm;
    const hem = drop * 0.03 * noise(u * 1.3, v * 1.3, seed + 2) * Math.max(hangX, hangZ);
    const outX = Math.sign(u) * (foldX + hangX * 0.012 + (hangX > 0 ? lift : 0));
    const outZ = foldZ + hangZ * 0.012 + (hangZ > 0 ? lift : 0);
    positions.push(x + outX, Math.max(below + end, -drop) + top + hem + lift * calm, z + outZ);
    uvs.push(u, v);
  };
  for (const lift of [thickness, 0]) {
    for (let i = 0; i <= across; i++) {
      for (let j = 0; j <= along; j++) surface((i / across - 0.5) * wide, (j / along) * long, lift);
    }
  }
  const row = along + 1;
  const under = (across + 1) * row;
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < along; j++) {
      const k = i * row + j;
      indices.push(k, k + 1, k + row, k + 1, k + row + 1, k + row);
    }
  }
  const hem = (k: number, next: number) => indices.push(k, k + under, next, next, k + under, next + under);
  for (let i = 0; i < across; i++) {
    hem((i + 1) * row, i * row);
    hem(i * row + along, (i + 1) * row + along);
  }
  for (let j = 0; j < along; j++) {
    hem(j, j + 1);
    hem(across * row + j + 1, across * row + j);
  }
  return smoothNormals(mesh(positions, uvs, indices));
}
