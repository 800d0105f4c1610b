import type { Rgb, Triangles } from './grid.ts';

/** One byte a place on the floor, row by row away from wall A: 255 is free, less is darker. */
export interface ContactMap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const finest = 0.014;
const mostAcross = 360;

/** What ends below this height, in meters, darkens the floor this far around it and by this share at most. */
const layers = [
  { below: 0.05, spread: 0.018, dark: 0.42 },
  { below: 0.14, spread: 0.05, dark: 0.3 },
  { below: 0.3, spread: 0.13, dark: 0.24 },
] as const;
const reach = layers[2].below;

/**
 * Where furniture meets the floor. The cells that light is reckoned in are as thick as a leg, so without this a table
 * floats. Only what is lowest over each place counts.
 */
export function contactMap([wide, , deep]: Rgb, meshes: readonly Triangles[]): ContactMap {
  const cell = Math.max(finest, Math.max(wide, deep) / mostAcross);
  const [width, height] = [Math.max(1, Math.ceil(wide / cell)), Math.max(1, Math.ceil(deep / cell))];
  const lowest = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const put = (x: number, y: number, z: number) => {
    const [i, k] = [Math.floor((x / wide) * width), Math.floor((z / deep) * height)];
    if (!(i >= 0 && k >= 0 && i < width && k < height)) return;
    const at = k * width + i;
    if (y < (lowest[at] as number)) lowest[at] = y;
  };
  for (const mesh of meshes) lowPlaces(mesh, cell * 0.8, put);
  const free = new Float32Array(width * height).fill(1);
  for (const { below, spread, dark } of layers) {
    const over = Float32Array.from(lowest, (value) => (value < below ? 1 : 0));
    const soft = blurred(over, width, height, Math.max(1, Math.round(spread / cell)));
    for (let at = 0; at < free.length; at += 1) free[at] = (free[at] as number) * (1 - dark * (soft[at] as number));
  }
  return { width, height, pixels: Uint8Array.from(free, (value) => Math.round(255 * value)) };
}

/** Places all over the triangles that come near the floor. */
function lowPlaces(
  { positions, index }: Triangles,
  step: number,
  put: (x: number, y: number, z: number) => void,
): void {
  const corner = (at: number, axis: number) => positions[(index[at] as number) * 3 + axis] as number;
  for (let t = 0; t < index.length; t += 3) {
    const [ay, by, cy] = [corner(t, 1), corner(t + 1, 1), corner(t + 2, 1)];
    if (Math.min(ay, by, cy) >= reach) continue;
    const [ax, az] = [corner(t, 0), corner(t, 2)];
    const [bx, bz] = [corner(t + 1, 0) - ax, corner(t + 1, 2) - az];
    const [cx, cz] = [corner(t + 2, 0) - ax, corner(t + 2, 2) - az];
    const steps = Math.max(1, Math.ceil(Math.max(Math.hypot(bx, bz), Math.hypot(cx, cz)) / step));
    for (let u = 0; u <= steps; u += 1)
      for (let v = 0; v <= steps - u; v += 1)
        put(
          ax + (bx * u + cx * v) / steps,
          ay + ((by - ay) * u + (cy - ay) * v) / steps,
          az + (bz * u + cz * v) / steps,
        );
  }
}

/** Each place takes the mean of those around it, twice along each way: nearly as soft as a bell. */
function blurred(list: Float32Array, width: number, height: number, by: number): Float32Array {
  let now = list;
  for (const [count, length, stride, next] of [
    [height, width, 1, width],
    [width, height, width, 1],
    [height, width, 1, width],
    [width, height, width, 1],
  ] as const) {
    const out = new Float32Array(now.length);
    for (let line = 0; line < count; line += 1) {
      const at = (place: number) => now[line * next + Math.min(Math.max(place, 0), length - 1) * stride] as number;
      let sum = 0;
      for (let place = -by; place <= by; place += 1) sum += at(place);
      for (let place = 0; place < length; place += 1) {
        out[line * next + place * stride] = Math.max(0, sum / (2 * by + 1));
        sum += at(place + by + 1) - at(place - by);
      }
    }
    now = out;
  }
  return now;
}
