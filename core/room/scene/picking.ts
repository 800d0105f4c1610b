import { type Area, acrossAt, airBetween, frontAt } from '../layout/geometry.ts';
import { type RoomWall, wallsOf } from '../shape/outline.ts';
import { wallName } from '../shape/things.ts';
import type { Look } from './looking.ts';
import { inMeters, type Place, type RoomScene, type ScenePiece } from './room-scene.ts';
import { footprint } from './walking.ts';

/** What a finger is on: a piece, a wall, or the floor at a place. */
export type Picked =
  | { readonly kind: 'piece'; readonly id: string; readonly at: Place }
  | { readonly kind: 'wall'; readonly index: number; readonly at: Place }
  | { readonly kind: 'floor'; readonly at: Place };

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Place): Place => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

function axesOf({ eye, at, degrees }: Look, aspect: number) {
  const ahead = unit(minus(at, eye));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const high = Math.tan((degrees * Math.PI) / 360);
  return { ahead, right, up, high, wide: high * aspect };
}

/** The way from the eye through a point of the screen: −1 to 1 from left to right, and from bottom to top. */
export function wayThrough(look: Look, aspect: number, across: number, up: number): Place {
  const axes = axesOf(look, aspect);
  return unit([
    axes.ahead[0] + axes.right[0] * across * axes.wide + axes.up[0] * up * axes.high,
    axes.ahead[1] + axes.right[1] * across * axes.wide + axes.up[1] * up * axes.high,
    axes.ahead[2] + axes.right[2] * across * axes.wide + axes.up[2] * up * axes.high,
  ]);
}

/** Where a place of the room is on the screen, −1 to 1; null behind the eye. */
export function onScreenAt(look: Look, aspect: number, place: Place): readonly [across: number, up: number] | null {
  const axes = axesOf(look, aspect);
  const to = minus(place, look.eye);
  const along = (axis: Place) => to[0] * axis[0] + to[1] * axis[1] + to[2] * axis[2];
  const deep = along(axes.ahead);
  return deep <= 0.01 ? null : [along(axes.right) / deep / axes.wide, along(axes.up) / deep / axes.high];
}

/** How far along a ray a piece's box is met; null if it isn't. */
function metAt(piece: ScenePiece, eye: Place, way: Place): number | null {
  const { left, right, top, bottom } = footprint(piece);
  const low = [inMeters(left), piece.lift, inMeters(top)];
  const high = [inMeters(right), piece.lift + piece.height, inMeters(bottom)];
  let [near, far] = [0, Number.POSITIVE_INFINITY];
  for (const axis of [0, 1, 2] as const) {
    const step = Math.abs(way[axis]) < 1e-9 ? 1e-9 : way[axis];
    const [one, other] = [((low[axis] ?? 0) - eye[axis]) / step, ((high[axis] ?? 0) - eye[axis]) / step];
    near = Math.max(near, Math.min(one, other));
    far = Math.min(far, Math.max(one, other));
  }
  return near <= far && far > 0 ? near : null;
}

const along = (eye: Place, way: Place, far: number): Place => [
  eye[0] + way[0] * far,
  eye[1] + way[1] * far,
  eye[2] + way[2] * far,
];

/** Where a ray meets the floor; null where it looks up. */
export const onFloor = (eye: Place, way: Place): Place | null =>
  way[1] < -1e-4 ? along(eye, way, -eye[1] / way[1]) : null;

/** What is seen in a direction. Rugs are beneath everything, and walls seen from behind aren't there. */
export function pickedIn(scene: RoomScene, eye: Place, way: Place): Picked | null {
  const hits: { far: number; picked: Picked }[] = [];
  for (const piece of scene.pieces) {
    const far = metAt(piece, eye, way);
    if (far === null) continue;
    hits.push({
      far: far + (piece.kind === 'rug' ? 0.02 : 0),
      picked: { kind: 'piece', id: piece.id, at: along(eye, way, far) },
    });
  }
  for (const wall of wallsOf(scene.shape.outline)) {
    const far = wallAt(scene, wall, eye, way);
    if (far !== null) hits.push({ far, picked: { kind: 'wall', index: wall.index, at: along(eye, way, far) } });
  }
  const floor = onFloor(eye, way);
  if (floor) hits.push({ far: -eye[1] / way[1] + 0.03, picked: { kind: 'floor', at: floor } });
  return hits.toSorted((one, other) => one.far - other.far)[0]?.picked ?? null;
}

function wallAt({ ceiling }: RoomScene, wall: RoomWall, eye: Place, way: Place): number | null {
  const [ix, iz] = wall.inward;
  const closing = way[0] * ix + way[2] * iz;
  if (closing > -1e-6) return null;
  const [x0, z0] = [inMeters(wall.from.x), inMeters(wall.from.y)];
  const far = ((x0 - eye[0]) * ix + (z0 - eye[2]) * iz) / closing;
  if (far < 0) return null;
  const [x, y, z] = along(eye, way, far);
  const down = (x - x0) * wall.along[0] + (z - z0) * wall.along[1];
  return y >= 0 && y <= ceiling && down >= 0 && down <= inMeters(wall.length) ? far : null;
}

/** A measure between two things: how many inches are between them, and the line that shows it, in meters. */
export interface MeasuredGap {
  readonly inches: number;
  readonly from: Place;
  readonly to: Place;
}

export type MeasurableThing =
  | { readonly kind: 'piece'; readonly id: string }
  | { readonly kind: 'wall'; readonly index: number };

export const measurable = (picked: Picked | null): MeasurableThing | null =>
  picked === null || picked.kind === 'floor' ? null : picked;

function areaOfThing(scene: RoomScene, thing: MeasurableThing): Area | null {
  if (thing.kind === 'piece') {
    const piece = scene.pieces.find(({ id }) => id === thing.id);
    return piece ? footprint(piece) : null;
  }
  const wall = wallsOf(scene.shape.outline)[thing.index];
  if (!wall) return null;
  const [xs, ys] = [
    [wall.from.x, wall.to.x],
    [wall.from.y, wall.to.y],
  ];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The shortest way between two things on the floor. Nothing is between those that touch or overlap. */
export function gapBetween(scene: RoomScene, one: MeasurableThing, other: MeasurableThing): MeasuredGap | null {
  const [a, b] = [areaOfThing(scene, one), areaOfThing(scene, other)];
  if (!a || !b) return null;
  const [ax, bx] = nearestPair(a.left, a.right, b.left, b.right);
  const [ay, by] = nearestPair(a.top, a.bottom, b.top, b.bottom);
  const height = 0.04;
  return {
    inches: airBetween(a, b) <= 0 ? 0 : Math.hypot(bx - ax, by - ay),
    from: [inMeters(ax), height, inMeters(ay)],
    to: [inMeters(bx), height, inMeters(by)],
  };
}

/** The nearest points of two stretches; where they overlap, the middle of what they share. */
function nearestPair(a0: number, a1: number, b0: number, b1: number): readonly [number, number] {
  if (a1 < b0) return [a1, b0];
  if (b1 < a0) return [a0, b1];
  const middle = (Math.max(a0, b0) + Math.min(a1, b1)) / 2;
  return [middle, middle];
}

export function thingWords({ pieces }: RoomScene, thing: MeasurableThing): string {
  if (thing.kind === 'wall')
    return wallName(thing.index)
      .toLowerCase()
      .replace(/.$/, (letter) => letter.toUpperCase());
  return pieces.find(({ id }) => id === thing.id)?.name ?? '';
}

/** The edges that a piece's width, depth and height are drawn along: at its front, at its side, and up its front corner. */
export function edgesOf({ x, z, lift, turn, width, depth, height }: ScenePiece) {
  const at = (across: number, ahead: number, up: number): Place => {
    const [ax, az] = acrossAt[turn];
    const [fx, fz] = frontAt[turn];
    return [x + ax * across + fx * ahead, lift + up, z + az * across + fz * ahead];
  };
  const [left, right, back, front] = [-width / 2, width / 2, -depth / 2, depth / 2];
  return [
    { from: at(left, front, 0), to: at(right, front, 0), meters: width },
    { from: at(right, back, 0), to: at(right, front, 0), meters: depth },
    { from: at(left, front, 0), to: at(left, front, height), meters: height },
  ] as const;
}
