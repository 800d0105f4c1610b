import { smoothstep, tiledCells, tiledClouds, tiledNoise } from './noise.ts';
import type { Shade } from './texture.ts';

interface Weave {
  threads: number;
  /** How uneven the yarn is, and how deep the weave. */
  slub: number;
  relief: number;
  seed: number;
}

/** Plain weave: threads over and under in a checker, bowed, with slubs and fibre. */
export function weave({ threads, slub, relief, seed }: Weave): Shade {
  const half = threads >> 1;
  return (u, v) => {
    const a = (u + (0.16 / threads) * tiledNoise(u, v, half, half, seed)) * threads;
    const b = (v + (0.16 / threads) * tiledNoise(u, v, half, half, seed + 9)) * threads;
    const i = Math.floor(a);
    const j = Math.floor(b);
    const x = a - i - 0.5;
    const y = b - j - 0.5;
    const across = (t: number) => Math.cos(t * Math.PI * 0.96);
    const along = (t: number) => 0.55 + 0.45 * Math.cos(t * Math.PI);
    const height = ((i + j) & 1) === 0 ? across(y) * along(x) : across(x) * along(y);
    const fibre = tiledClouds(u, v, { across: threads, along: threads, count: 2, roughness: 0.6, seed: seed + 3 });
    const few = Math.round(threads / 9);
    const many = Math.round(threads * 1.5);
    const warp = tiledClouds(u, v, { across: few, along: many, count: 2, roughness: 0.5, seed: seed + 5 });
    const weft = tiledClouds(u, v, { across: many, along: few, count: 2, roughness: 0.5, seed: seed + 7 });
    const yarn = 0.5 * fibre + 0.25 * (warp + weft);
    const tone = 1 + slub * 6.2 * (yarn - 0.5);
    const shaded = tone * (1 - relief + relief * (0.72 + 0.43 * Math.min(1, height / 0.8)));
    return [shaded / 2, 0.6 * height + 0.3 * yarn, yarn];
  };
}

/** Curls of yarn, packed: each is a small dome with a dark rim. */
export const boucle: Shade = (u, v) => {
  const bendU = u + 0.012 * tiledNoise(u, v, 24, 24, 5);
  const bendV = v + 0.012 * tiledNoise(u, v, 24, 24, 6);
  const [near, next] = tiledCells(bendU, bendV, 46, 3);
  const dome = Math.max(0, 1 - near * near * 1.5);
  const rim = smoothstep(0, 0.35, next - near);
  const curl = tiledClouds(u, v, { across: 92, along: 92, count: 2, roughness: 0.6, seed: 9 });
  const tone = (0.74 + 0.26 * rim) * (0.9 + 0.2 * curl);
  return [tone / 2, 0.65 * dome * rim + 0.25 * curl, curl];
};

/** A short nap, brushed here and there the other way. */
export const velvet: Shade = (u, v) => {
  const brushed = tiledClouds(u, v, { across: 4, along: 3, count: 4, roughness: 0.55, seed: 21 });
  const nap = tiledClouds(u, v, { across: 180, along: 180, count: 2, roughness: 0.6, seed: 22 });
  return [(0.86 + 0.28 * (brushed - 0.5) * 1.6 + 0.1 * (nap - 0.5) + 0.12) / 2, nap, brushed];
};

/** Fine cells, creases and slow color, as tumbled hide has. */
export const leather: Shade = (u, v) => {
  const [near, next] = tiledCells(u, v, 128, 1);
  const cell = Math.min(1, (next - near) / 0.45);
  const bentU = u + 0.02 * tiledNoise(u, v, 12, 12, 4);
  const bentV = v + 0.02 * tiledNoise(u, v, 12, 12, 6);
  const creases = tiledClouds(bentU, bentV, { across: 12, along: 12, count: 5, roughness: 0.65, seed: 8 });
  const slow = tiledClouds(u, v, { across: 2, along: 2, count: 5, roughness: 0.6, seed: 9 });
  const t = 0.7 * slow + 0.3 * creases;
  const tone = t < 0.5 ? 0.66 + 0.34 * smoothstep(0.22, 0.52, t) : 1 + 0.28 * smoothstep(0.5, 0.78, t);
  return [(tone * (0.93 + 0.07 * cell)) / 2, 0.3 * cell + 0.7 * (creases - 0.2), 0.3 + 0.25 * creases];
};

/** The cut ends of a rug's yarn, in rows. */
export const pile: Shade = (u, v) => {
  const ends = tiledClouds(u, v, { across: 126, along: 126, count: 2, roughness: 0.7, seed: 2 });
  const rows = tiledClouds(u, v, { across: 27, along: 126, count: 2, roughness: 0.5, seed: 4 });
  const t = 0.6 * ends + 0.4 * rows;
  return [(0.6 + 0.5 * smoothstep(0.3, 0.7, 0.5 + 1.3 * (t - 0.5))) / 2, t, t];
};
