export interface Raster {
  width: number;
  height: number;
  /** What is seen at each place; 0 is nothing. */
  labels: Uint16Array;
}

type Point = readonly [number, number];
type Loop = readonly Point[];

/** How far a simplified line may be from the traced one, in half pixels. */
const TOLERANCE = 1.1;

/**
 * The closed boundaries of what `isInside`, in half pixels: through the middles of the pixels' edges, which are much
 * nearer to a slanted line than their corners.
 */
function boundaries({ width, height }: Raster, isInside: (x: number, y: number) => boolean): Loop[] {
  const next = new Map<number, number[]>();
  const stride = width + 1;
  const edge = (x: number, y: number, toX: number, toY: number) => {
    const from = y * stride + x;
    next.set(from, [...(next.get(from) ?? []), toY * stride + toX]);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isInside(x, y)) continue;
      if (!isInside(x, y - 1)) edge(x, y, x + 1, y);
      if (!isInside(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
      if (!isInside(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
      if (!isInside(x - 1, y)) edge(x, y + 1, x, y);
    }
  }
  const loops: Loop[] = [];
  for (const start of next.keys()) {
    while ((next.get(start)?.length ?? 0) > 0) {
      const loop: Point[] = [];
      let at = start;
      do {
        const to = next.get(at)?.pop() ?? start;
        loop.push([(at % stride) + (to % stride), Math.floor(at / stride) + Math.floor(to / stride)]);
        at = to;
      } while (at !== start);
      loops.push(loop);
    }
  }
  return loops;
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const long = Math.hypot(bx - ax, by - ay);
  return long === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long;
}

/** Leaves out what is nearly on the line between its neighbors (Douglas and Peucker). */
function simplified(points: Loop): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, apart] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const off = distance(points[i] ?? first, first, last);
    if (off > apart) [farthest, apart] = [i, off];
  }
  if (apart <= TOLERANCE) return [first, last];
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))];
}

function areaOf(loop: Loop): number {
  return loop.reduce((sum, [x, y], i) => {
    const [toX, toY] = loop[(i + 1) % loop.length] ?? [x, y];
    return sum + (x * toY - toX * y) / 2;
  }, 0);
}

/** Begins in a corner as far from its first place as it can, so that the seam is no corner of its own. */
function closed(loop: Loop): Point[] {
  const [first = [0, 0]] = loop;
  const far = loop.reduce(
    (best, [x, y], i) => {
      const off = Math.hypot(x - first[0], y - first[1]);
      return off > best.off ? { i, off } : best;
    },
    { i: 0, off: 0 },
  ).i;
  const turned = [...loop.slice(far), ...loop.slice(0, far + 1)];
  return simplified(turned).slice(0, -1);
}

const pathOf = (loop: readonly Point[]): string => {
  const [first = [0, 0], ...rest] = loop;
  let [x, y] = first;
  const steps = rest.map(([toX, toY]) => {
    const step = `${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `M${first.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
};

/** The outline of everything seen, as an SVG path in half pixels; holes are left open by the even-odd rule. */
export function outlineOf(raster: Raster): string {
  const { width, height, labels } = raster;
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] !== 0;
  return drawn(boundaries(raster, isInside));
}

/** The outline of each part, as one SVG path. */
export function partsOf(raster: Raster): string {
  const { width, height, labels } = raster;
  const all = [...new Set(labels)].filter((label) => label !== 0);
  return all
    .map((label) => {
      const isInside = (x: number, y: number) =>
        x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] === label;
      return drawn(boundaries(raster, isInside));
    })
    .join('');
}

/** Smaller than this is a speck; thinner than this, on average, would be two lines in one place. */
const SPECK = 56;
const THIN = 2.8;

function drawn(loops: Loop[]): string {
  return loops
    .filter((loop) => Math.abs(areaOf(loop)) > SPECK && (2 * Math.abs(areaOf(loop))) / loop.length > THIN)
    .map(closed)
    .filter((loop) => loop.length > 2)
    .map(pathOf)
    .join('');
}
