import { smoothstep, tiledClouds, tiledNoise } from './noise.ts';
import type { Shade } from './texture.ts';

/** Long grain with pores; the tone is a place on the wood's own ramp of three colors. */
export const wood: Shade = (u, v) => {
  const bent = v + 0.07 * tiledNoise(u, v, 3, 4, 1) + 0.03 * tiledNoise(u, v, 2, 2, 40);
  const broad = tiledClouds(u, bent, { across: 2, along: 18, count: 5, roughness: 0.6, seed: 2 });
  const fine = tiledClouds(u, bent, { across: 10, along: 114, count: 3, roughness: 0.6, seed: 3 });
  const slow = tiledClouds(u, bent, { across: 4, along: 3, count: 2, roughness: 0.5, seed: 4 });
  const pores = tiledClouds(u, bent, { across: 44, along: 540, count: 1, roughness: 0.5, seed: 5 });
  const tone = 0.56 * (0.5 + 1.02 * (broad - 0.5)) + 0.26 * (0.5 + 1.2 * (fine - 0.5)) + 0.18 * slow;
  return [tone, 0.6 * pores + 0.4 * fine, smoothstep(0.34, 0.5, pores)];
};

/** Veins where bent noise crosses its middle, in two sizes. */
export const stone: Shade = (u, v) => {
  const bend = (seed: number) =>
    0.22 * (tiledClouds(u, v, { across: 4, along: 4, count: 4, roughness: 0.5, seed }) - 0.5);
  const bu = u + bend(3);
  const bv = v + bend(5);
  const body = tiledClouds(bu, bv, { across: 3, along: 3, count: 7, roughness: 0.6, seed: 7 });
  const hair = tiledClouds(bu, bv, { across: 6, along: 5, count: 6, roughness: 0.55, seed: 17 });
  const vein = Math.min(1, Math.abs(body - 0.5) * 9);
  const thin = 0.45 + 0.55 * Math.min(1, Math.abs(hair - 0.5) * 26);
  return [Math.min(vein, thin), tiledClouds(u, v, { across: 64, along: 64, count: 3, roughness: 0.6, seed: 8 }), body];
};

/** Sediment in layers with small holes: travertine. */
export const sediment: Shade = (u, v) => {
  const bent = v + 0.05 * tiledNoise(u, v, 3, 3, 61);
  const layers = tiledClouds(u, bent, { across: 2, along: 22, count: 5, roughness: 0.6, seed: 62 });
  const holes = tiledClouds(u, bent, { across: 30, along: 110, count: 2, roughness: 0.5, seed: 63 });
  const open = smoothstep(0.63, 0.72, holes) * smoothstep(0.45, 0.6, layers);
  return [layers * (1 - 0.55 * open), 1 - open, layers];
};

/** Slow blotches (tone), plaster (height) and a mask for leaves. */
export const cloud: Shade = (u, v) => [
  (0.985 + 0.24 * (tiledClouds(u, v, { across: 9, along: 9, count: 4, roughness: 0.6, seed: 71 }) - 0.5)) / 2,
  tiledClouds(u, v, { across: 60, along: 60, count: 2, roughness: 0.6, seed: 5 }),
  tiledClouds(u, v, { across: 6, along: 6, count: 4, roughness: 0.5, seed: 3 }),
];

/** Cane webbing: pairs of upright and level strands, and diagonals that leave eight-sided holes. */
export const cane: Shade = (u, v) => {
  const cells = 8;
  const x = (u * cells) % 1;
  const y = (v * cells) % 1;
  const strand = (t: number, at: number, width: number) => Math.max(0, 1 - Math.abs(t - at) / width);
  const pair = (t: number) => Math.max(strand(t, 0.06, 0.075), strand(t, 0.94, 0.075), strand(t, 0.24, 0.06));
  const diagonal = (t: number) => Math.max(strand(((t % 1) + 1) % 1, 0.55, 0.09), 0);
  const height = Math.max(pair(x), pair(y) * 0.95, diagonal(x + y) * 0.85, diagonal(x - y) * 0.8);
  const cover = smoothstep(0.05, 0.35, height);
  const fibre = tiledClouds(u, v, { across: 64, along: 64, count: 2, roughness: 0.6, seed: 91 });
  return [cover * (0.8 + 0.4 * fibre), height, cover];
};
