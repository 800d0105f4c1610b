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
 * A hole is a place where only such triangles are: one would look through the piece there. A test draws millions of
 * triangles, so nothing is made for each of them.
 */
export function drawnFrom(side: Side, parts: readonly LivePart[]): { covered: number; holes: number } {
  const [right, up] = views[side];
  const seen = parts.map(({ material, index, positions }) => {
    const { thin, holes } = liveSurface(material);
    return { showsBack: thin || holes, index, x: along(right, positions), y: along(up, positions) };
  });
  let [left, low] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [far, high] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of seen)
    for (let point = 0; point < x.length; point += 1) {
      left = Math.min(left, x[point] as number);
      low = Math.min(low, y[point] as number);
      far = Math.max(far, x[point] as number);
      high = Math.max(high, y[point] as number);
    }
  const scale = (pixels - 2) / Math.max(far - left, high - low);
  const met = new Uint8Array(pixels * pixels);
  for (const { showsBack, index, x, y } of seen) {
    for (let point = 0; point < x.length; point += 1) {
      x[point] = ((x[point] as number) - left) * scale + 1;
      y[point] = ((y[point] as number) - low) * scale + 1;
    }
    for (let t = 0; t < index.length; t += 3) {
      const a = index[t] as number;
      const b = index[t + 1] as number;
      const c = index[t + 2] as number;
      const ax = x[a] as number;
      const ay = y[a] as number;
      const bx = x[b] as number;
      const by = y[b] as number;
      const cx = x[c] as number;
      const cy = y[c] as number;
      const whole = area(ax, ay, bx, by, cx, cy);
      if (Math.abs(whole) < 1e-9) continue;
      const mark = showsBack || whole > 0 ? 2 : 1;
      const x0 = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
      const x1 = Math.min(pixels - 1, Math.ceil(Math.max(ax, bx, cx)));
      const y0 = Math.max(0, Math.floor(Math.min(ay, by, cy)));
      const y1 = Math.min(pixels - 1, Math.ceil(Math.max(ay, by, cy)));
      for (let row = y0; row <= y1; row += 1)
        for (let column = x0; column <= x1; column += 1) {
          const px = column + 0.5;
          const py = row + 0.5;
          const isInside =
            area(ax, ay, bx, by, px, py) * whole >= 0 &&
            area(bx, by, cx, cy, px, py) * whole >= 0 &&
            area(cx, cy, ax, ay, px, py) * whole >= 0;
          const place = row * pixels + column;
          if (isInside && (met[place] as number) < mark) met[place] = mark;
        }
    }
  }
  return { covered: met.filter((one) => one > 0).length, holes: met.filter((one) => one === 1).length };
}

type View = readonly [axis: 0 | 1 | 2, way: 1 | -1];

/** How far each point is along an axis. */
function along([axis, way]: View, positions: LivePart['positions']): Float64Array {
  const far = new Float64Array(positions.length / 3);
  for (let point = 0; point < far.length; point += 1) far[point] = (positions[point * 3 + axis] as number) * way;
  return far;
}

const area = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) =>
  (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
