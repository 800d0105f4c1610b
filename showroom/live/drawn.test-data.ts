import { type LivePart, liveSurface } from './index.ts';

export const sides = ['front', 'back', 'left', 'right', 'above'] as const;
type Side = (typeof sides)[number];

/** Which axis goes to the right and which up, and which way. */
const views: Readonly<Record<Side, readonly [right: View, up: View]>> = {
  front: [
    [0, 1],
    [1, 1],
  ],
  back: [
    [0, -1],
    [1, 1],
  ],
  left: [
    [2, 1],
    [1, 1],
  ],
  right: [
    [2, -1],
    [1, 1],
  ],
  above: [
    [0, 1],
    [2, -1],
  ],
};
const pixels = 96;

/**
 * Draws a model from afar, as the room's renderer does: triangles that face away are left out, except of thin things.
 * A hole is a place where only such triangles are: one would look through the piece there.
 */
export function drawnFrom(side: Side, parts: readonly LivePart[]): { covered: number; holes: number } {
  const [right, up] = views[side];
  const at = ({ positions }: LivePart, point: number, [axis, way]: View) =>
    (positions[point * 3 + axis] as number) * way;
  let [left, low] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [far, high] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const part of parts)
    for (let point = 0; point * 3 < part.positions.length; point += 1) {
      const [x, y] = [at(part, point, right), at(part, point, up)];
      left = Math.min(left, x);
      low = Math.min(low, y);
      far = Math.max(far, x);
      high = Math.max(high, y);
    }
  const scale = (pixels - 2) / Math.max(far - left, high - low);
  const met = new Uint8Array(pixels * pixels);
  for (const part of parts) {
    const { thin, holes } = liveSurface(part.material);
    for (let t = 0; t < part.index.length; t += 3) {
      const corner = [0, 1, 2].map((one) => {
        const point = part.index[t + one] as number;
        return [(at(part, point, right) - left) * scale + 1, (at(part, point, up) - low) * scale + 1] as const;
      }) as unknown as Triangle;
      const faces = thin || holes || area(...corner) > 0;
      fill(corner, (place) => {
        met[place] = faces ? 2 : Math.max(1, met[place] as number);
      });
    }
  }
  return { covered: met.filter((one) => one > 0).length, holes: met.filter((one) => one === 1).length };
}

type View = readonly [axis: 0 | 1 | 2, way: 1 | -1];
type Point = readonly [x: number, y: number];
type Triangle = readonly [Point, Point, Point];

const area = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);

function fill(triangle: Triangle, put: (place: number) => void): void {
  const [a, b, c] = triangle;
  const whole = area(a, b, c);
  if (Math.abs(whole) < 1e-9) return;
  const range = (axis: 0 | 1) =>
    [
      Math.max(0, Math.floor(Math.min(a[axis], b[axis], c[axis]))),
      Math.min(pixels - 1, Math.ceil(Math.max(a[axis], b[axis], c[axis]))),
    ] as const;
  const [x0, x1] = range(0);
  const [y0, y1] = range(1);
  for (let y = y0; y <= y1; y += 1)
    for (let x = x0; x <= x1; x += 1) {
      const point = [x + 0.5, y + 0.5] as const;
      const inside = [area(a, b, point), area(b, c, point), area(c, a, point)].every((one) => one * whole >= 0);
      if (inside) put(y * pixels + x);
    }
}
