import { type Area, rounding, type Vector } from '../layout/geometry.ts';

/** In inches from the room's left and top, as on the plan: y points down. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The corners of a room, clockwise on the plan. Wall 0 runs from corner 0 to corner 1. */
export type Outline = readonly Corner[];

export interface RoomWall {
  readonly index: number;
  /** The left corner of someone in the room who faces the wall. */
  readonly from: Corner;
  readonly to: Corner;
  readonly length: number;
  /** Along the wall, from its left corner. */
  readonly along: Vector;
  /** From the wall into the room. */
  readonly inward: Vector;
}

export function wallsOf(outline: Outline): RoomWall[] {
  return outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const x = Math.sign(to.x - from.x);
    const y = Math.sign(to.y - from.y);
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    return { index, from, to, length, along: [x, y], inward: [0 - y, x] };
  });
}

/** Twice the area, positive when the corners run clockwise on the plan. */
const twiceSigned = (outline: Outline): number =>
  outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);

export const isClockwise = (outline: Outline): boolean => twiceSigned(outline) > 0;

/** Square inches. */
export const floorArea = (outline: Outline): number => Math.abs(twiceSigned(outline)) / 2;

export function boundsOf(outline: Outline): Area {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Every wall is horizontal or vertical, and no two in a row run the same way. */
export function isRectilinear(outline: Outline): boolean {
  const walls = wallsOf(outline);
  return walls.every(({ from, to }, index) => {
    const next = walls[(index + 1) % walls.length];
    const horizontal = from.y === to.y && from.x !== to.x;
    const vertical = from.x === to.x && from.y !== to.y;
    return (horizontal || vertical) && next !== undefined && (next.from.x === next.to.x) !== vertical;
  });
}

const spanOf = ({ from, to }: RoomWall): Area => ({
  left: Math.min(from.x, to.x),
  right: Math.max(from.x, to.x),
  top: Math.min(from.y, to.y),
  bottom: Math.max(from.y, to.y),
});

/** Two walls that aren't neighbors and still meet. */
export function crossingOf(outline: Outline): readonly [number, number] | null {
  const walls = wallsOf(outline);
  for (const one of walls) {
    for (const other of walls.slice(one.index + 2)) {
      if (one.index === 0 && other.index === walls.length - 1) continue;
      const [a, b] = [spanOf(one), spanOf(other)];
      if (a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom)
        return [one.index, other.index];
    }
  }
  return null;
}

/** Counts the vertical walls to the right. A point on a wall may go either way. */
export function containsPoint(outline: Outline, { x, y }: Corner): boolean {
  const crossed = wallsOf(outline).filter(
    ({ from, to }) => from.x === to.x && from.x > x && from.y > y !== to.y > y,
  ).length;
  return crossed % 2 === 1;
}

/** Whether an area lies in the room. It may touch the walls. */
export function containsArea(outline: Outline, area: Area): boolean {
  const inner = {
    left: area.left + rounding,
    top: area.top + rounding,
    right: area.right - rounding,
    bottom: area.bottom - rounding,
  };
  if (inner.left > inner.right || inner.top > inner.bottom) return false;
  const cut = wallsOf(outline)
    .map(spanOf)
    .some(
      (wall) =>
        wall.left <= inner.right && inner.left <= wall.right && wall.top <= inner.bottom && inner.top <= wall.bottom,
    );
  return !cut && containsPoint(outline, { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 });
}

export interface Clearance {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far an area in the room can be pushed each way before it meets a wall. */
export function clearanceOf(outline: Outline, area: Area): Clearance {
  const spans = wallsOf(outline).map(spanOf);
  const upright = spans.filter(
    (wall) => wall.left === wall.right && wall.top < area.bottom - rounding && wall.bottom > area.top + rounding,
  );
  const level = spans.filter(
    (wall) => wall.top === wall.bottom && wall.left < area.right - rounding && wall.right > area.left + rounding,
  );
  const nearest = (gaps: readonly number[]) =>
    Math.max(0, Math.min(...gaps.filter((gap) => gap >= -rounding), Number.POSITIVE_INFINITY));
  return {
    left: nearest(upright.map((wall) => area.left - wall.left)),
    top: nearest(level.map((wall) => area.top - wall.top)),
    right: nearest(upright.map((wall) => wall.right - area.right)),
    bottom: nearest(level.map((wall) => wall.bottom - area.bottom)),
  };
}

/** The floor in front of a stretch of a wall, this deep. It may reach past the opposite wall. */
export function floorBefore(wall: RoomWall, offset: number, width: number, depth: number): Area {
  const at = (along: number, into: number): Corner => ({
    x: wall.from.x + wall.along[0] * along + wall.inward[0] * into,
    y: wall.from.y + wall.along[1] * along + wall.inward[1] * into,
  });
  return boundsOf([at(offset, 0), at(offset + width, depth)]);
}

export const rectangle = (width: number, depth: number): Outline => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: depth },
  { x: 0, y: depth },
];
