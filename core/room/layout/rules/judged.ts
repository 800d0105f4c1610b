import type { Floor } from '../floor/floor.ts';
import { type Area, frontAt, turned, type Vector } from '../geometry.ts';
import { isRug } from '../kinds.ts';
import type { Turn } from '../layout-types.ts';
import type { Standing } from '../standing.ts';

export type SoftRule =
  | 'main-walkway'
  | 'walkways'
  | 'sofa-to-table'
  | 'seat-to-seat'
  | 'rug-under-seat'
  | 'rug-under-table'
  | 'rug-under-bed'
  | 'back-to-wall'
  | 'front-free'
  | 'legroom'
  | 'bed-sides'
  | 'beside-bed'
  | 'foot-of-bed'
  | 'at-table'
  | 'behind-chairs'
  | 'table-in-the-open'
  | 'beside-seat'
  | 'out-of-the-way'
  | 'faces-focus'
  | 'window-free'
  | 'radiator-free'
  | 'fire-free'
  | 'balance'
  | 'symmetry';

/** Symmetry counts, but has no sentence: people see it for themselves. */
export type SpokenRule = Exclude<SoftRule, 'symmetry'>;

/** How well certain pieces meet one rule. */
export interface Judged {
  readonly rule: SoftRule;
  readonly weight: number;
  /** 0 to 1. */
  readonly met: number;
  /** The length that decided it. */
  readonly inches: number | null;
  readonly about: readonly Standing[];
  /** What's looked at, when it's built in. */
  readonly sight?: 'fireplace' | 'window' | undefined;
  /** Where on the floor that length is. */
  readonly line?: readonly [Vector, Vector] | undefined;
}

export const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** 1 within the bounds, dropping to 0 over `fall` inches on either side. */
export function within(value: number, { from, to }: { from: number; to: number }, fall: number): number {
  const off = value < from ? from - value : value > to ? value - to : 0;
  return Math.max(0, 1 - off / fall);
}

/** 0 at `none` inches, 1 from `enough` up. */
export const upTo = (value: number, none: number, enough: number): number =>
  between((value - none) / (enough - none), 0, 1);

const touching = 1;

/** How many inches of free floor there are on one side of an area. */
export function freeFrom(
  floor: Floor,
  area: Area,
  [dx, dy]: Vector,
  others: readonly Standing[],
  passes?: (one: Standing) => boolean,
): number {
  let free = dx > 0 ? floor.width - area.right : dx < 0 ? area.left : dy > 0 ? floor.depth - area.bottom : area.top;
  for (const solid of floor.solids) {
    const gap = gapTo(solid, area, dx, dy);
    if (gap < free) free = gap;
  }
  for (const other of others) {
    const gap = gapTo(other.area, area, dx, dy);
    if (gap < free && other.area !== area && !isRug(other.piece) && !passes?.(other)) free = gap;
  }
  return free;
}

/** How far an area is from another in one direction; infinite if it isn't in that direction. */
function gapTo(area: Area, from: Area, dx: number, dy: number): number {
  if (dx === 0) {
    if (area.left >= from.right - touching || area.right <= from.left + touching) return Number.POSITIVE_INFINITY;
    const gap = dy > 0 ? area.top - from.bottom : from.top - area.bottom;
    return gap > -touching ? Math.max(gap, 0) : Number.POSITIVE_INFINITY;
  }
  if (area.top >= from.bottom - touching || area.bottom <= from.top + touching) return Number.POSITIVE_INFINITY;
  const gap = dx > 0 ? area.left - from.right : from.left - area.right;
  return gap > -touching ? Math.max(gap, 0) : Number.POSITIVE_INFINITY;
}

export const ahead = (turn: Turn): Vector => frontAt[turn];
export const behind = (turn: Turn): Vector => frontAt[turned(turn, 180)];

export const right: Vector = [1, 0];
export const left: Vector = [-1, 0];
export const down: Vector = [0, 1];
export const up: Vector = [0, -1];
