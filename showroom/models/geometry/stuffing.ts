import { noise } from './noise.ts';
import type { Deform } from './soft-box.ts';

export interface StuffingOptions {
  /** How far the middle of the top rises above its edges. */
  crown?: number;
  seed?: number;
  /** 1 is a loose cushion, less is a firm one. */
  wobble?: number;
}

const swell = (t: number, power = 2.4) => 1 - Math.min(1, Math.abs(t)) ** power;
const outward = (t: number) => Math.sign(t) * Math.abs(t) ** 1.5;

/** Turns a box into a stuffed cushion: crowned faces and a slow wobble that grows towards the seams. */
export function stuffing(width: number, height: number, depth: number, options: StuffingOptions = {}): Deform {
  const { crown = 0.03, seed = 1, wobble = 1 } = options;
  return (point) => {
    const u = (point.x * 2) / width;
    const v = (point.y * 2) / height;
    const t = (point.z * 2) / depth;
    const out = point.clone();
    out.y += outward(v) * crown * swell(u) * swell(t) * (v < 0 ? 0.35 : 1);
    out.z += outward(t) * crown * 0.5 * swell(u) * swell(v, 2);
    out.x += outward(u) * crown * 0.35 * swell(t) * swell(v, 2);
    const edge = Math.max(Math.abs(u), Math.abs(t)) ** 2;
    const slow = 0.0035 * noise(point.x * 5 + seed, point.y * 5, point.z * 5 + seed * 3);
    const quick = 0.0022 * edge * noise(point.x * 13 + seed, point.y * 4, point.z * 13);
    const shift = wobble * (slow + quick);
    out.y += shift * (0.5 + 0.5 * Math.abs(v));
    out.z += shift * 0.7;
    out.x += shift * 0.4;
    return out;
  };
}
