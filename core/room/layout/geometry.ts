import type { Turn } from './layout-types.ts';

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Vector = readonly [x: number, y: number];

/** The direction a piece's front faces and the direction of its own right-hand axis. y points down. */
export const frontAt: Readonly<Record<Turn, Vector>> = { 0: [0, 1], 90: [-1, 0], 180: [0, -1], 270: [1, 0] };
export const acrossAt: Readonly<Record<Turn, Vector>> = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] };

/** Two lengths this close are equal except for rounding. */
export const rounding = 0.01;

export const turned = (turn: Turn, by: number): Turn => ((((turn + by) % 360) + 360) % 360) as Turn;

export const lies = (turn: Turn): boolean => turn === 90 || turn === 270;

export function areaAt({ width, depth }: { width: number; depth: number }, x: number, y: number, turn: Turn): Area {
  const halfX = (lies(turn) ? depth : width) / 2;
  const halfY = (lies(turn) ? width : depth) / 2;
  return { left: x - halfX, top: y - halfY, right: x + halfX, bottom: y + halfY };
}

export const overlaps = (one: Area, other: Area): boolean =>
  one.left < other.right - rounding &&
  other.left < one.right - rounding &&
  one.top < other.bottom - rounding &&
  other.top < one.bottom - rounding;

/** The gap in inches between two areas along the axis that has one; negative when they overlap. */
export const airBetween = (one: Area, other: Area): number =>
  Math.max(other.left - one.right, one.left - other.right, other.top - one.bottom, one.top - other.bottom);

/** How many inches two areas overlap along one axis. */
export const sharedX = (one: Area, other: Area): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);
export const sharedY = (one: Area, other: Area): number =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);

/** A point relative to the middle of a piece: `across` along its width, `ahead` out from its front. */
export function from(at: { x: number; y: number; turn: Turn }, across: number, ahead: number): Vector {
  const [ax, ay] = acrossAt[at.turn];
  const [fx, fy] = frontAt[at.turn];
  return [at.x + across * ax + ahead * fx, at.y + across * ay + ahead * fy];
}

/** The reverse: how far across and ahead of a piece a point is. */
export function seenFrom(at: { x: number; y: number; turn: Turn }, [x, y]: Vector): { across: number; ahead: number } {
  const [ax, ay] = acrossAt[at.turn];
  const [fx, fy] = frontAt[at.turn];
  const dx = x - at.x;
  const dy = y - at.y;
  return { across: dx * ax + dy * ay, ahead: dx * fx + dy * fy };
}
