import { type Area, rounding } from '../layout/geometry.ts';
import { boundsOf, containsPoint } from '../shape/outline.ts';
import { type RoomShape, takenFloor } from '../shape/room-shape.ts';

/** Where something is on the floor, in inches, and its heading in radians. */
export interface FloorSpot {
  readonly x: number;
  readonly z: number;
  readonly heading: number;
}

interface Footprint {
  readonly width: number;
  readonly depth: number;
}

/** What can't be walked on, as rectangles: fixed things, and what of the room's bounding box is behind walls. */
export interface FloorPlan {
  readonly bounds: Area;
  readonly taken: readonly Area[];
}

export function floorPlanOf(shape: RoomShape): FloorPlan {
  const { outline } = shape;
  const xs = [...new Set(outline.map(({ x }) => x))].sort((one, other) => one - other);
  const ys = [...new Set(outline.map(({ y }) => y))].sort((one, other) => one - other);
  const notches = ys.slice(1).flatMap((bottom, row) =>
    xs.slice(1).flatMap((right, column): Area[] => {
      const [left, top] = [xs[column] ?? 0, ys[row] ?? 0];
      const isFloor = containsPoint(outline, { x: (left + right) / 2, y: (top + bottom) / 2 });
      return isFloor ? [] : [{ left, top, right, bottom }];
    }),
  );
  return { bounds: boundsOf(outline), taken: [...notches, ...takenFloor(shape)] };
}

/** Whether a rectangle, however it's turned, is on free floor with this much air around it. */
export function isOnFloor({ bounds, taken }: FloorPlan, { width, depth }: Footprint, at: FloorSpot, air = 0): boolean {
  const [cosine, sine] = [Math.cos(at.heading), Math.sin(at.heading)];
  const [w, d] = [width / 2 + air - rounding, depth / 2 + air - rounding];
  const reachX = Math.abs(cosine) * w + Math.abs(sine) * d;
  const reachZ = Math.abs(sine) * w + Math.abs(cosine) * d;
  if (at.x - reachX < bounds.left || at.x + reachX > bounds.right) return false;
  if (at.z - reachZ < bounds.top || at.z + reachZ > bounds.bottom) return false;
  return !taken.some(({ left, right, top, bottom }) => {
    const [halfX, halfZ] = [(right - left) / 2, (bottom - top) / 2];
    const [dx, dz] = [at.x - (left + right) / 2, at.z - (top + bottom) / 2];
    if (Math.abs(dx) >= halfX + reachX || Math.abs(dz) >= halfZ + reachZ) return false;
    const [c, s] = [Math.abs(cosine), Math.abs(sine)];
    const apartAlong = Math.abs(dx * cosine - dz * sine) >= w + c * halfX + s * halfZ;
    const apartAhead = Math.abs(dx * sine + dz * cosine) >= d + s * halfX + c * halfZ;
    return !apartAlong && !apartAhead;
  });
}

/** Inches and radians between the spots that are tried. */
const stride = 3;
const turn = Math.PI / 12;
const turnsAround = 24;
/** Inches of air on the way, so that nothing is touched between two spots either. */
const air = 0.25;
const mostTried = 120_000;

const shift = (from: FloorSpot, to: FloorSpot, share: number): FloorSpot => ({
  x: from.x + (to.x - from.x) * share,
  z: from.z + (to.z - from.z) * share,
  heading: from.heading + (to.heading - from.heading) * share,
});

/** Whether it goes straight from one spot to the other, turning evenly. */
function goesStraight(floor: FloorPlan, size: Footprint, from: FloorSpot, to: FloorSpot, room: number): boolean {
  const far = Math.hypot(to.x - from.x, to.z - from.z);
  const turned = (Math.abs(to.heading - from.heading) * Math.hypot(size.width, size.depth)) / 2;
  const steps = Math.max(1, Math.ceil((far + turned) / 1.5));
  for (let step = 1; step < steps; step += 1)
    if (!isOnFloor(floor, size, shift(from, to, step / steps), room)) return false;
  return true;
}

interface Node {
  readonly spot: FloorSpot;
  readonly key: number;
  readonly from: Node | null;
  readonly cost: number;
  readonly rank: number;
}

/** The way of a rectangle over the free floor, as spots between which it goes straight; null if there's none. */
export function floorWay(floor: FloorPlan, size: Footprint, from: FloorSpot, to: FloorSpot): FloorSpot[] | null {
  if (!isOnFloor(floor, size, from) || !isOnFloor(floor, size, to)) return null;
  if (goesStraight(floor, size, from, to, air)) return [from, to];
  const reach = Math.hypot(size.width, size.depth) / 2;
  const around = (heading: number) => Math.abs(Math.atan2(Math.sin(heading), Math.cos(heading)));
  const left = ({ x, z, heading }: FloorSpot) =>
    Math.hypot(to.x - x, to.z - z) + around(to.heading - heading) * reach * 0.3;
  const keyOf = ({ x, z, heading }: FloorSpot) => {
    const [i, j] = [Math.round((x - from.x) / stride) + 400, Math.round((z - from.z) / stride) + 400];
    const k = ((Math.round((heading - from.heading) / turn) % turnsAround) + turnsAround) % turnsAround;
    return (i * 800 + j) * turnsAround + k;
  };
  const open = heap();
  const best = new Map<number, number>();
  open.add({ spot: from, key: keyOf(from), from: null, cost: 0, rank: left(from) });
  for (let tried = 0; tried < mostTried; tried += 1) {
    const node = open.take();
    if (!node) return null;
    if ((best.get(node.key) ?? Number.POSITIVE_INFINITY) < node.cost) continue;
    const { spot, cost } = node;
    // A whole turn more or less is the same heading.
    const near = {
      ...to,
      heading: spot.heading + Math.atan2(Math.sin(to.heading - spot.heading), Math.cos(to.heading - spot.heading)),
    };
    const isAhead = Math.abs(near.heading - spot.heading) < 1e-6;
    if (isAhead && goesStraight(floor, size, spot, near, 0)) return smoothed(floor, size, [...wayOf(node), near]);
    const next: FloorSpot[] = [
      ...[-1, 1].flatMap((by) => [
        { ...spot, x: spot.x + by * stride },
        { ...spot, z: spot.z + by * stride },
        { ...spot, heading: spot.heading + by * turn },
      ]),
    ];
    for (const one of next) {
      if (!isOnFloor(floor, size, one, air) || !goesStraight(floor, size, spot, one, air)) continue;
      const key = keyOf(one);
      const paid =
        cost + Math.hypot(one.x - spot.x, one.z - spot.z) + Math.abs(one.heading - spot.heading) * reach * 0.3;
      if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= paid + 1e-9) continue;
      best.set(key, paid);
      open.add({ spot: one, key, from: node, cost: paid, rank: paid + left(one) });
    }
  }
  return null;
}

function wayOf(node: Node): FloorSpot[] {
  const spots: FloorSpot[] = [];
  for (let at: Node | null = node; at; at = at.from) spots.unshift(at.spot);
  return spots;
}

/** Leaves out every spot that isn't needed. */
function smoothed(floor: FloorPlan, size: Footprint, spots: readonly FloorSpot[]): FloorSpot[] {
  const [first] = spots;
  if (!first) return [];
  const kept = [first];
  let at = 0;
  while (at < spots.length - 1) {
    let next = spots.length - 1;
    const here = spots[at] ?? first;
    while (next > at + 1 && !goesStraight(floor, size, here, spots[next] ?? here, air)) next -= 1;
    kept.push(spots[next] ?? here);
    at = next;
  }
  return kept;
}

/** The node of the lowest rank first. */
function heap() {
  const nodes: Node[] = [];
  const rank = (at: number) => nodes[at]?.rank ?? Number.POSITIVE_INFINITY;
  const swap = (one: number, other: number) => {
    const [a, b] = [nodes[one], nodes[other]];
    if (a && b) [nodes[one], nodes[other]] = [b, a];
  };
  return {
    add(node: Node) {
      nodes.push(node);
      for (let at = nodes.length - 1; at > 0; ) {
        const above = (at - 1) >> 1;
        if (rank(above) <= rank(at)) break;
        swap(at, above);
        at = above;
      }
    },
    take(): Node | undefined {
      const [first] = nodes;
      const last = nodes.pop();
      if (!first || !last || nodes.length === 0) return first;
      nodes[0] = last;
      for (let at = 0; ; ) {
        const below = rank(2 * at + 2) < rank(2 * at + 1) ? 2 * at + 2 : 2 * at + 1;
        if (rank(below) >= rank(at)) break;
        swap(at, below);
        at = below;
      }
      return first;
    },
  };
}
