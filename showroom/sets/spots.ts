import { Matrix4, Vector3 } from 'three';
import { buildScene } from './build-scene.ts';
import { recordIdsOf, type Scene } from './scene.ts';
import type { SceneView } from './view.ts';

/** Where a piece is in its picture, as shares of its width and height; hidden if too little of it shows. */
export type Spot = [number, number] | 'hidden';
/** By scene, then by piece. */
export type Spots = Record<string, Record<string, Spot>>;

const GRID = { width: 360, height: 240 } as const;
const SENSOR = 36;
const NEAR = 0.05;

/** What may be pressed is 44 px wide and doesn't overlap, on a phone where the picture is this wide. */
const PHONE = 375;
const TARGET = (44 / PHONE) * GRID.width;
const CLOSEST = (30 / PHONE) * GRID.width;
const LEAST_PIXELS = 60;

/** Which piece is seen at each place of the picture, 0 for none of them: everything else in the room may be in front. */
function seenPieces(scene: Scene, order: readonly string[]): Uint8Array {
  const seen = new Uint8Array(GRID.width * GRID.height);
  const depths = new Float64Array(seen.length).fill(Number.POSITIVE_INFINITY);
  const { kit, view } = buildScene(scene);
  const project = projection(view);
  for (const [material, geometries] of kit.parts) {
    if (material === 'glass') continue;
    for (const geometry of geometries) {
      const id = order.indexOf(geometry.name) + 1;
      const positions = geometry.getAttribute('position');
      const corners: Corner[] = [];
      for (let i = 0; i < positions.count; i++)
        corners.push(project(positions.getX(i), positions.getY(i), positions.getZ(i)));
      const index = geometry.getIndex();
      const count = index?.count ?? positions.count;
      const corner = (i: number): Corner => corners[index ? index.getX(i) : i] ?? behind;
      for (let i = 0; i + 2 < count; i += 3) fill(corner(i), corner(i + 1), corner(i + 2), id, seen, depths);
    }
  }
  return seen;
}

/** Pixels across and down, and meters from the camera. */
type Corner = readonly [x: number, y: number, depth: number];
const behind: Corner = [0, 0, 0];

/** Models have z towards the viewer, Blender has y away from it. */
function projection({ from, to, lens, shift = 0 }: SceneView): (x: number, y: number, z: number) => Corner {
  const eye = new Vector3(from[0], from[2], -from[1]);
  const target = new Vector3(to[0], to[2], -to[1]);
  const looking = new Matrix4()
    .lookAt(eye, target, new Vector3(0, 1, 0))
    .setPosition(eye)
    .invert();
  const scale = (lens / SENSOR) * GRID.width;
  const point = new Vector3();
  return (x, y, z) => {
    point.set(x, y, z).applyMatrix4(looking);
    const depth = -point.z;
    return [
      GRID.width / 2 + (scale * point.x) / depth,
      GRID.height / 2 - (scale * point.y) / depth + shift * GRID.width,
      depth,
    ];
  };
}

/** One triangle, nearer ones over farther ones. What reaches behind the camera is left out. */
function fill(a: Corner, b: Corner, c: Corner, id: number, seen: Uint8Array, depths: Float64Array): void {
  if (a[2] < NEAR || b[2] < NEAR || c[2] < NEAR) return;
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (area === 0) return;
  const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])));
  const right = Math.min(GRID.width - 1, Math.ceil(Math.max(a[0], b[0], c[0])));
  const top = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
  const bottom = Math.min(GRID.height - 1, Math.ceil(Math.max(a[1], b[1], c[1])));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const u = ((b[0] - x) * (c[1] - y) - (b[1] - y) * (c[0] - x)) / area;
      const v = ((c[0] - x) * (a[1] - y) - (c[1] - y) * (a[0] - x)) / area;
      const w = 1 - u - v;
      if (u < 0 || v < 0 || w < 0) continue;
      const depth = 1 / (u / a[2] + v / b[2] + w / c[2]);
      const at = y * GRID.width + x;
      if (depth >= (depths[at] ?? 0)) continue;
      depths[at] = depth;
      seen[at] = id;
    }
  }
}

/** For each place of the piece, how far it is from anything else, in pixels (two passes, steps of 1 and √2). */
function distancesWithin(seen: Uint8Array, id: number): Float64Array {
  const { width, height } = GRID;
  const far = Float64Array.from(seen, (one) => (one === id ? width : 0));
  const relax = (x: number, y: number, steps: readonly (readonly [number, number])[]) => {
    const at = y * width + x;
    for (const [dx, dy] of steps) {
      const inside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      const next = inside ? (far[at + dy * width + dx] ?? 0) : 0;
      far[at] = Math.min(far[at] ?? 0, next + Math.hypot(dx, dy));
    }
  };
  const before = [
    [-1, 0],
    [0, -1],
    [-1, -1],
    [1, -1],
  ] as const;
  const after = [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ] as const;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) relax(x, y, before);
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) relax(x, y, after);
  return far;
}

const clear = ([x, y]: readonly [number, number], others: readonly (readonly [number, number])[], by: number) =>
  others.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) >= by);

/** The place deepest inside the piece that's clear of the picture's edge and of the other spots. */
function deepest(
  far: Float64Array,
  taken: readonly (readonly [number, number])[],
  by: number,
): [number, number] | null {
  const edge = TARGET / 2;
  let best: [number, number] | null = null;
  let depth = 1;
  for (let y = Math.ceil(edge); y <= GRID.height - edge; y++) {
    for (let x = Math.ceil(edge); x <= GRID.width - edge; x++) {
      const own = far[y * GRID.width + x] ?? 0;
      if (own > depth && clear([x, y], taken, by)) {
        best = [x, y];
        depth = own;
      }
    }
  }
  return best;
}

/** A spot on every piece of a scene. The smallest choose first: a large one has room elsewhere. */
export function spotsOf(scene: Scene): Record<string, Spot> {
  const ids = [...new Set(recordIdsOf(scene))];
  const seen = seenPieces(scene, ids);
  const pixels = (recordId: string) => seen.filter((one) => one === ids.indexOf(recordId) + 1).length;
  const taken: [number, number][] = [];
  const found = new Map<string, Spot>();
  for (const recordId of [...ids].sort((one, other) => pixels(one) - pixels(other))) {
    const far = distancesWithin(seen, ids.indexOf(recordId) + 1);
    const place =
      pixels(recordId) < LEAST_PIXELS ? null : (deepest(far, taken, TARGET) ?? deepest(far, taken, CLOSEST));
    if (place) taken.push(place);
    found.set(recordId, place ? [share(place[0], GRID.width), share(place[1], GRID.height)] : 'hidden');
  }
  return Object.fromEntries(ids.map((recordId) => [recordId, found.get(recordId) ?? 'hidden']));
}

const share = (pixel: number, whole: number) => Math.round((pixel / whole) * 1000) / 1000;
