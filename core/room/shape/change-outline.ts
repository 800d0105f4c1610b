import type { Vector } from '../layout/geometry.ts';
import {
  accepted,
  atOrigin,
  hundredths,
  type OnWall,
  type RoomChanged,
  refused,
  withOutline,
  withoutGuesses,
} from './change-room.ts';
import { type Corner, type Outline, type RoomWall, wallsOf } from './outline.ts';
import { type RoomGuess, type RoomShape, roomLimits } from './room-shape.ts';

const words = {
  noWall: 'There’s no such wall.',
  noLength: 'That would leave a wall without any length. To take a corner out, straighten the wall instead.',
  noJog: 'A room has at least four walls, so this one can’t go.',
  notOutward: 'Only a corner that points out of the room can be cut.',
  cutTooLarge: 'The cut has to be shorter than both walls that meet in this corner.',
  bayTooWide: 'The bay has to begin and end on its wall, at least an inch from the corners.',
} as const;

const dot = (one: Vector, other: Vector) => one[0] * other[0] + one[1] * other[1];
const plus = ({ x, y }: Corner, [dx, dy]: Vector, times: number): Corner => ({
  x: hundredths(x + dx * times),
  y: hundredths(y + dy * times),
});

const after = (outline: Outline, index: number, steps: number) => (index + steps + outline.length) % outline.length;

const shifted = (outline: Outline, { index, inward }: RoomWall, by: number): Outline =>
  outline.map((corner, at) => (at === index || at === after(outline, index, 1) ? plus(corner, inward, by) : corner));

/** A rectangle has only two lengths. Changing one tells us that one; any other outline was drawn by a person. */
function knownLengths(outline: Outline, moved: number): RoomGuess[] {
  if (outline.length !== 4) return ['wall-a', 'wall-b'];
  return [moved % 2 === 0 ? 'wall-b' : 'wall-a'];
}

/** Things stay where they are in the room; those on the moved walls go along. */
function redrawn(room: RoomShape, outline: Outline, moved: readonly number[]): RoomShape {
  const [before, now] = [wallsOf(room.outline), wallsOf(outline)];
  return withOutline(room, outline, ({ wall, offset }) => {
    const [old, next] = [before[wall], now[wall]];
    if (!old || !next || moved.includes(wall)) return { wall, offset };
    const at = plus(old.from, old.along, offset);
    return { wall, offset: dot([at.x - next.from.x, at.y - next.from.y], next.along) };
  });
}

/** What's built against a wall moves with it, as a fireplace does. */
function withFixedOn(room: RoomShape, wall: RoomWall, by: number): RoomShape {
  const across = wall.along[0] === 0;
  const line = across ? wall.from.x : wall.from.y;
  const [low, high] = across
    ? [Math.min(wall.from.y, wall.to.y), Math.max(wall.from.y, wall.to.y)]
    : [Math.min(wall.from.x, wall.to.x), Math.max(wall.from.x, wall.to.x)];
  const touches = ({ x, y, width, depth }: RoomShape['fixed'][number]) => {
    const [start, end, from, to] = across ? [x, x + width, y, y + depth] : [y, y + depth, x, x + width];
    const near = wall.inward[0] + wall.inward[1] > 0 ? start : end;
    return Math.abs(near - line) < 0.01 && from >= low - 0.01 && to <= high + 0.01;
  };
  return {
    ...room,
    fixed: room.fixed.map((one) => (touches(one) ? { ...one, ...plus(one, wall.inward, by) } : one)),
  };
}

const hasNoLength = (outline: Outline) => wallsOf(outline).some(({ length }) => length < roomLimits.shortestWall);

/** Pushes a wall straight out or in. The walls beside it get longer or shorter, and every corner stays square. */
export function moveWall(room: RoomShape, index: number, by: Vector): RoomChanged {
  const wall = wallsOf(room.outline)[index];
  if (!wall) return refused(words.noWall);
  const inches = hundredths(dot(by, wall.inward));
  if (inches === 0) return { ok: true, room };
  const outline = shifted(room.outline, wall, inches);
  if (hasNoLength(outline)) return refused(words.noLength);
  const moved = redrawn(withFixedOn(room, wall, inches), outline, [index]);
  return accepted(withoutGuesses(moved, ...knownLengths(outline, index)));
}

/** Drags a corner: the two walls that meet in it go along, so the room stays square. */
export function moveCorner(room: RoomShape, index: number, by: Vector): RoomChanged {
  const before = after(room.outline, index, -1);
  const walls = wallsOf(room.outline);
  const [one, other] = [walls[before], walls[index]];
  if (!one || !other) return refused(words.noWall);
  const [first, second] = [hundredths(dot(by, one.inward)), hundredths(dot(by, other.inward))];
  const outline = shifted(shifted(room.outline, one, first), other, second);
  if (hasNoLength(outline)) return refused(words.noLength);
  const carried = withFixedOn(withFixedOn(room, one, first), other, second);
  const known = [
    ...(first === 0 ? [] : knownLengths(outline, before)),
    ...(second === 0 ? [] : knownLengths(outline, index)),
  ];
  return accepted(withoutGuesses(redrawn(carried, outline, [before, index]), ...known));
}

export type LengthSet = RoomChanged & { /** The wall whose length follows. */ readonly follows?: number };

/** Makes a wall this long. The next wall moves for it, or the one before where the next can't. */
export function setWallLength(room: RoomShape, index: number, length: number): LengthSet {
  const walls = wallsOf(room.outline);
  const wall = walls[index];
  if (!wall) return refused(words.noWall);
  const by = hundredths(length - wall.length);
  const push = (times: number): Vector => [wall.along[0] * by * times, wall.along[1] * by * times];
  const first = moveWall(room, after(room.outline, index, 1), push(1));
  if (first.ok) return { ...first, follows: after(room.outline, index, 2) };
  const second = moveWall(room, after(room.outline, index, -1), push(-1));
  return second.ok ? { ...second, follows: after(room.outline, index, -2) } : first;
}

/** Takes a rectangle out of a corner, which makes a rectangle an L. */
export function cutCorner(room: RoomShape, index: number, before: number, next: number): RoomChanged {
  const walls = wallsOf(room.outline);
  const [one, other] = [walls[after(room.outline, index, -1)], walls[index]];
  const corner = room.outline[index];
  if (!one || !other || !corner) return refused(words.noWall);
  if (dot(one.along, other.inward) >= 0) return refused(words.notOutward);
  if (before < 1 || next < 1 || before > one.length - 1 || next > other.length - 1) return refused(words.cutTooLarge);
  const start = plus(corner, one.along, -before);
  const cut = [start, plus(start, other.along, next), plus(corner, other.along, next)];
  const outline = [...room.outline.slice(0, index), ...cut, ...room.outline.slice(index + 1)];
  const place = ({ wall, offset }: OnWall) => ({
    wall: wall < index ? wall : wall + 2,
    offset: wall === index ? offset - next : offset,
  });
  return accepted(withoutGuesses(withOutline(room, outline, place), 'wall-a', 'wall-b'));
}

export interface Bay {
  readonly offset: number;
  readonly width: number;
  /** Outward from the room; if negative, a box that reaches into it. */
  readonly depth: number;
}

/** Pushes part of a wall out, as a bay, or in, as a chimney breast. */
export function addBay(room: RoomShape, index: number, { offset, width, depth }: Bay): RoomChanged {
  const wall = wallsOf(room.outline)[index];
  if (!wall) return refused(words.noWall);
  const end = offset + width;
  if (offset < 1 || width < 1 || end > wall.length - 1 || Math.abs(depth) < 1) return refused(words.bayTooWide);
  const [from, to] = [plus(wall.from, wall.along, offset), plus(wall.from, wall.along, end)];
  const bay = [from, plus(from, wall.inward, -depth), plus(to, wall.inward, -depth), to];
  const outline = [...room.outline.slice(0, index + 1), ...bay, ...room.outline.slice(index + 1)];
  const place = (one: OnWall) => {
    if (one.wall !== index) return { wall: one.wall < index ? one.wall : one.wall + 4, offset: one.offset };
    const middle = one.offset + one.width / 2;
    if (middle < offset) return { wall: index, offset: one.offset };
    return middle > end
      ? { wall: index + 4, offset: one.offset - end }
      : { wall: index + 2, offset: one.offset - offset };
  };
  return accepted(withoutGuesses(withOutline(room, outline, place), 'wall-a', 'wall-b'));
}

/** Drops walls without a length and joins walls that run on. */
function joined(outline: Outline): Outline {
  const index = wallsOf(outline).findIndex(({ from, to, along }, at, walls) => {
    const before = walls[after(outline, at, -1)];
    return (from.x === to.x && from.y === to.y) || (before && dot(before.along, along) > 0);
  });
  return index === -1 || outline.length <= 4 ? outline : joined(outline.filter((_, at) => at !== index));
}

/** Takes a wall out: a step becomes one straight wall, a bay or a cut corner is filled. */
export function straighten(room: RoomShape, index: number): RoomChanged {
  const walls = wallsOf(room.outline);
  const [one, wall, other] = [
    walls[after(room.outline, index, -1)],
    walls[index],
    walls[after(room.outline, index, 1)],
  ];
  if (!one || !wall || !other) return refused(words.noWall);
  if (room.outline.length < 6) return refused(words.noJog);
  const isStep = dot(one.along, other.along) > 0;
  const shorter = one.length <= other.length ? one : other;
  const back = dot(one.along, wall.inward) > 0 ? -1 : 1;
  const moved = isStep
    ? shifted(room.outline, other, wall.length * -dot(wall.along, other.inward))
    : shifted(room.outline, wall, shorter.length * back);
  const outline = joined(moved);
  const next = wallsOf(outline);
  const away = (at: Corner, { from, along, length }: RoomWall) => {
    const run = Math.max(0, Math.min(dot([at.x - from.x, at.y - from.y], along), length));
    const nearest = plus(from, along, run);
    return Math.abs(at.x - nearest.x) + Math.abs(at.y - nearest.y);
  };
  const place = (thing: OnWall) => {
    const old = walls[thing.wall];
    if (!old) return thing;
    const middle = plus(old.from, old.along, thing.offset + thing.width / 2);
    const [best] = next
      .filter(({ along }) => dot(along, old.along) > 0)
      .toSorted((a, b) => away(middle, a) - away(middle, b));
    if (!best) return thing;
    const run = dot([middle.x - best.from.x, middle.y - best.from.y], best.along);
    return { wall: best.index, offset: run - thing.width / 2 };
  };
  return accepted(atOrigin(withOutline(room, outline, place)));
}
