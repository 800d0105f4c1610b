import { existsSync, readFileSync } from 'node:fs';
import type { Window } from './picture.ts';

const ACROSS = 4;
const DOWN = 8;

/** The share of each pixel that projected triangles cover, from 4 × 8 samples; empty when there are none. */
export function coverage(
  path: string,
  width: number,
  height: number,
  [left, top, right, bottom]: Window,
): Float32Array {
  const out = new Float32Array(width * height);
  if (!existsSync(path)) return out;
  const bytes = readFileSync(path);
  const points = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const w = right - left;
  const W = w * ACROSS;
  const H = (bottom - top) * DOWN;
  const mask = new Uint8Array(W * H);
  const corner = new Float64Array(6);
  for (let i = 0; i < points.length; i += 6) {
    for (let k = 0; k < 6; k += 2) {
      corner[k] = (points[i + k] - left) * ACROSS;
      corner[k + 1] = (points[i + k + 1] - top) * DOWN;
    }
    const first = Math.max(0, Math.ceil(Math.min(corner[1], corner[3], corner[5]) - 0.5));
    const last = Math.min(H - 1, Math.floor(Math.max(corner[1], corner[3], corner[5]) - 0.5));
    for (let y = first; y <= last; y++) {
      const line = y + 0.5;
      let from = Number.POSITIVE_INFINITY;
      let to = Number.NEGATIVE_INFINITY;
      for (let k = 0; k < 6; k += 2) {
        const next = (k + 2) % 6;
        const ya = corner[k + 1];
        const yb = corner[next + 1];
        if (ya <= line === yb <= line) continue;
        const x = corner[k] + ((line - ya) / (yb - ya)) * (corner[next] - corner[k]);
        from = Math.min(from, x);
        to = Math.max(to, x);
      }
      const start = Math.max(0, Math.ceil(from - 0.5));
      const end = Math.min(W - 1, Math.floor(to - 0.5));
      if (end >= start) mask.fill(1, y * W + start, y * W + end + 1);
    }
  }
  const share = 1 / (ACROSS * DOWN);
  for (let y = 0; y < H; y++) {
    const row = (Math.floor(y / DOWN) + top) * width + left;
    for (let x = 0; x < w; x++) {
      const at = y * W + x * ACROSS;
      const hits = mask[at] + mask[at + 1] + mask[at + 2] + mask[at + 3];
      if (hits) out[row + x] += hits * share;
    }
  }
  return out;
}
