import { comfortablePlay } from '../../../room/index.ts';
import { mostOfOnePiece } from '../../../survey/index.ts';
import { readyToShipDays } from '../../insta-order.ts';
import type { Ask } from '../ask.ts';
import { type Columns, none } from '../columns.ts';
import { straightPlay } from '../rules.ts';
import type { CompiledTheme } from '../theme.ts';
import { pairPoints } from './pair-tables.ts';
import { mostBend, points } from './terms.ts';

/** Past this many in stock, more makes no difference, whatever the quantity asked for. */
export const stockThatCounts = mostOfOnePiece + Math.ceil(points.readiness.most / points.readiness.each);

/** The wishes with the most weight, which settle most comparisons, and what customers kept. */
export function wishScore(ask: Ask, row: number): number {
  const { columns, learned } = ask;
  return (
    (learned === null ? 0 : (learned[row] ?? 0)) +
    (ask.stylePoints[columns.styles[row] ?? 0] ?? 0) +
    (ask.colorPoints[columns.color[row] ?? 0] ?? 0) +
    (ask.materialPoints[columns.materials[row] ?? 0] ?? 0) +
    budgetPoints(ask, row)
  );
}

/** Everything else about a piece, apart from the board's theme. */
export function restScore(ask: Ask, row: number): number {
  return shapePoints(ask, row) + woodPoints(ask, row) + readinessPoints(ask, row) + fitPoints(ask, row);
}

/** No piece gets more than this for the rest and for its theme. */
export const mostRest =
  points.shape.wanted +
  points.shape.detailWanted +
  points.woods.asked +
  points.readiness.most +
  points.readiness.ready +
  points.fit.room +
  points.fit.comfortableDoor +
  points.style.leading +
  points.color.leading +
  points.material.leading;

/** What a piece adds on a board with this theme. */
export function themeScore(theme: CompiledTheme, columns: Columns, row: number): number {
  return (
    (theme.styles & (columns.styles[row] ?? 0) ? points.style.leading : 0) +
    (theme.colors & (1 << (columns.color[row] ?? 0)) ? points.color.leading : 0) +
    (theme.materials & (columns.materials[row] ?? 0) ? points.material.leading : 0)
  );
}

/** How well an item matches its slot's requirements, on a board with this theme. */
export function pieceScore(ask: Ask, theme: CompiledTheme, row: number): number {
  return wishScore(ask, row) + restScore(ask, row) + themeScore(theme, ask.columns, row);
}

/** How well two pieces go together on one board. */
export function pairScore(one: Columns, row: number, other: Columns, otherRow: number): number {
  const look = one.look[row] ?? 0;
  const otherLook = other.look[otherRow] ?? 0;
  return one.learned === null
    ? pairPoints(look, otherLook)
    : pairPoints(look, otherLook) + one.learned.pairs(look, otherLook);
}

/** We prefer few vendors: each one after the first costs points. */
export function vendorScore(vendors: number): number {
  return vendors > 1 ? (vendors - 1) * points.makers.further : 0;
}

export interface Placed {
  readonly ask: Ask;
  /** Null for a slot left open. */
  readonly row: number | null;
}

/** The whole board's score. */
export function boardScore(slots: readonly Placed[], theme: CompiledTheme): number {
  let score = 0;
  const vendors = new Set<number>();
  for (const [index, { ask, row }] of slots.entries()) {
    if (row === null) {
      score += points.emptySlot;
      continue;
    }
    score += pieceScore(ask, theme, row);
    vendors.add(ask.columns.vendor[row] ?? -1);
    for (const other of slots.slice(0, index)) {
      if (other.row !== null) score += pairScore(ask.columns, row, other.ask.columns, other.row);
    }
  }
  return score + vendorScore(vendors.size);
}

export function shapePoints({ columns, shapes, subTypes }: Ask, row: number): number {
  const { wanted, unasked, detailWanted, detailUnasked } = points.shape;
  const has = (mask: number, code: number | undefined) => (mask & (1 << (code ?? none))) !== 0;
  return (
    (shapes === 0 ? unasked : has(shapes, columns.shape[row]) ? wanted : 0) +
    (subTypes === 0 ? detailUnasked : has(subTypes, columns.subType[row]) ? detailWanted : 0)
  );
}

export function woodPoints({ columns, woodTone }: Ask, row: number): number {
  const tone = columns.woodTone[row] ?? none;
  if (woodTone === none || tone === none) return 0;
  return woodTone === tone ? points.woods.asked : points.woods.notAsked;
}

export function readinessPoints(ask: Ask, row: number): number {
  const { each, most, ready, perWeek, perWeekWhenSoon, latest } = points.readiness;
  const days = ask.columns.leadTime[row] ?? 0;
  return (
    Math.min(most, each * ((ask.columns.stock[row] ?? 0) - ask.quantity)) +
    (days <= readyToShipDays ? ready : 0) +
    Math.max(latest, Math.ceil(days / 7) * (ask.soon ? perWeekWhenSoon : perWeek))
  );
}

export function fitPoints(ask: Ask, row: number): number {
  const { room, comfortableDoor, longerThanWalls } = points.fit;
  return (
    (ask.room & (ask.columns.rooms[row] ?? 0) ? room : 0) +
    (ask.doorway !== null && straightPlay(ask, row) >= comfortablePlay ? comfortableDoor : 0) +
    ((ask.columns.longSide[row] ?? 0) > ask.longestWall ? longerThanWalls : 0)
  );
}

/**
 * Within the tier, cheaper is better. Below it we expect less of a piece. Above it there's a little room to bend, and
 * beyond that nothing but an open slot is worse.
 */
export function budgetPoints(ask: Ask, row: number): number {
  if (!ask.hasTier) return 0;
  const price = ask.columns.price[row] ?? 0;
  const { tierFrom: from, tierTo: to } = ask;
  const { inTier, atTop, below, furthestBelow, bent, furthestBent, beyond } = points.budget;
  if (price < from) return below + Math.round((furthestBelow * (from - price)) / from);
  if (price > to) {
    const over = (price - to) / to;
    return over > mostBend
      ? beyond - Math.min(500, Math.round(500 * over))
      : bent + Math.round((furthestBent * over) / mostBend);
  }
  const width = Math.min(to, from * 2) - from;
  return inTier + Math.round((atTop * Math.min(width, price - from)) / width);
}
