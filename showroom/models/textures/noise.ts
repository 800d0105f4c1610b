/** A hash of a lattice point, 0 to 1. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const wrap = (value: number, count: number) => ((value % count) + count) % count;
const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Perlin noise that repeats after `across` by `along` cells: a tile without a seam. */
export function tiledNoise(u: number, v: number, across: number, along: number, seed: number): number {
  const x = u * across;
  const y = v * along;
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const corner = (i: number, j: number) => {
    const angle = hash(wrap(xi + i, across), wrap(yi + j, along), seed) * Math.PI * 2;
    return Math.cos(angle) * (fx - i) + Math.sin(angle) * (fy - j);
  };
  const a = corner(0, 0);
  const b = corner(1, 0);
  const c = corner(0, 1);
  const d = corner(1, 1);
  const wx = ease(fx);
  const wy = ease(fy);
  return (a + (b - a) * wx + (c - a) * wy + (a - b - c + d) * wx * wy) * 1.45;
}

export interface Octaves {
  across: number;
  along: number;
  count: number;
  roughness: number;
  seed: number;
}

/** Several octaves of it, 0 to 1. */
export function tiledClouds(u: number, v: number, { across, along, count, roughness, seed }: Octaves): number {
  let weight = 1;
  let total = 0;
  let sum = 0;
  for (let octave = 0; octave < count; octave++) {
    sum += weight * tiledNoise(u, v, across << octave, along << octave, seed + octave * 17);
    total += weight;
    weight *= roughness;
  }
  return 0.5 + (0.5 * sum) / total;
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Distances to the nearest and second nearest of one jittered point per cell. */
export function tiledCells(u: number, v: number, count: number, seed: number): [number, number] {
  const x = u * count;
  const y = v * count;
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  let nearest = 9;
  let second = 9;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const cx = wrap(xi + i, count);
      const cy = wrap(yi + j, count);
      const px = xi + i + 0.15 + 0.7 * hash(cx, cy, seed);
      const py = yi + j + 0.15 + 0.7 * hash(cx, cy, seed + 1);
      const distance = Math.hypot(px - x, py - y);
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
      } else if (distance < second) second = distance;
    }
  }
  return [nearest, second];
}
