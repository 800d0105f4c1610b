import { comfortablePlay } from '../../room/index.ts';
import { mostOfOnePiece } from '../../survey/index.ts';
import type { Ask } from './ask.ts';
import { type Columns, none } from './columns.ts';
import { straightPlay } from './rules.ts';
import type { CompiledTheme } from './theme.ts';

/**
 * What makes a good board, in points. Everything the composer maximizes is here, in whole numbers and independent of
 * how it searches, so it can be checked against an exact solver.
 */
export const points = {
  color: { wanted: 100, allowed: 60, unasked: 50 },
  material: { wanted: 100, unasked: 50 },
  shape: { wanted: 100, unasked: 50 },
  subType: { wanted: 80, unasked: 40 },
  woodTone: { same: 80, other: -40 },
  room: 40,
  price: { inTier: 40, atTop: -30, furthestBelow: -100, outOfTier: -100, furthestOut: -200 },
  stock: { each: 2, most: 20 },
  leadTime: { perWeek: -4, perWeekWhenSoon: -14, most: -80 },
  comfortableDoor: 20,
  longerThanWalls: -300,
  boldness: 4,
  theme: { style: 60, color: 50, material: 50 },
  pair: { style: 24, sameTone: 24, otherTone: -24, sameColor: 12, otherColor: -24 },
  furtherVendor: -20,
  emptySlot: -5000,
} as const;

/** Past this many in stock, more makes no difference, whatever the quantity asked for. */
export const stockThatCounts = mostOfOnePiece + Math.ceil(points.stock.most / points.stock.each);

/** How well an item matches its slot's requirements, on a board with this theme. */
export function pieceScore(ask: Ask, theme: CompiledTheme, row: number): number {
  const { columns } = ask;
  const styles = columns.styles[row] ?? 0;
  const color = 1 << (columns.color[row] ?? 0);
  const made = columns.materials[row] ?? 0;
  return (
    (ask.stylePoints[styles] ?? 0) +
    colorPoints(ask, color) +
    asked(points.material, ask.materials, made) +
    asked(points.shape, ask.shapes, 1 << (columns.shape[row] ?? none)) +
    asked(points.subType, ask.subTypes, 1 << (columns.subType[row] ?? none)) +
    woodTonePoints(ask, columns.woodTone[row] ?? none) +
    (ask.room & (columns.rooms[row] ?? 0) ? points.room : 0) +
    pricePoints(ask, row) +
    Math.min(points.stock.most, points.stock.each * ((columns.stock[row] ?? 0) - ask.quantity)) +
    leadTimePoints(ask, columns.leadTime[row] ?? 0) +
    (ask.doorway === null || straightPlay(ask, row) >= comfortablePlay ? points.comfortableDoor : 0) +
    ((columns.longSide[row] ?? 0) > ask.longestWall ? points.longerThanWalls : 0) +
    (ask.boldness - 5) * (color === 1 ? -points.boldness : points.boldness) +
    (theme.styles & styles ? points.theme.style : 0) +
    (theme.colors & color ? points.theme.color : 0) +
    (theme.materials & made ? points.theme.material : 0)
  );
}

/** How well two pieces go together on one board. */
export function pairScore(one: Columns, row: number, other: Columns, otherRow: number): number {
  const tone = one.woodTone[row] ?? none;
  const otherTone = other.woodTone[otherRow] ?? none;
  const color = one.color[row] ?? 0;
  const otherColor = other.color[otherRow] ?? 0;
  const { style, sameTone, otherTone: toneClash, sameColor, otherColor: colorClash } = points.pair;
  return (
    ((one.styles[row] ?? 0) & (other.styles[otherRow] ?? 0) ? style : 0) +
    (tone === none || otherTone === none ? 0 : tone === otherTone ? sameTone : toneClash) +
    (color === 0 || otherColor === 0 ? 0 : color === otherColor ? sameColor : colorClash)
  );
}

/** We prefer few vendors: each one after the first costs points. */
export function vendorScore(vendors: number): number {
  return vendors > 1 ? (vendors - 1) * points.furtherVendor : 0;
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

function asked(worth: { wanted: number; unasked: number }, wanted: number, has: number): number {
  if (wanted === 0) return worth.unasked;
  return wanted & has ? worth.wanted : 0;
}

function colorPoints({ colorsAllowed, colorsWanted }: Ask, color: number): number {
  if (colorsWanted === 0) return points.color.unasked;
  if (colorsWanted & color) return points.color.wanted;
  return colorsAllowed & color ? points.color.allowed : 0;
}

function woodTonePoints({ woodTone }: Ask, tone: number): number {
  if (woodTone === none || tone === none) return 0;
  return woodTone === tone ? points.woodTone.same : points.woodTone.other;
}

function leadTimePoints({ soon }: Ask, days: number): number {
  const { perWeek, perWeekWhenSoon, most } = points.leadTime;
  return Math.max(most, Math.ceil(days / 7) * (soon ? perWeekWhenSoon : perWeek));
}

/** Within the tier, cheaper is better. Below it we expect less of a piece; above it, further is worse. */
function pricePoints(ask: Ask, row: number): number {
  if (!ask.hasTier) return 0;
  const price = ask.columns.price[row] ?? 0;
  const { tierFrom: from, tierTo: to } = ask;
  const { inTier, atTop, furthestBelow, outOfTier, furthestOut } = points.price;
  if (price < from) return Math.round((furthestBelow * (from - price)) / from);
  if (price > to) return outOfTier + Math.max(furthestOut, Math.round((furthestOut * (price - to)) / to));
  const width = Math.min(to, from * 2) - from;
  return inTier + Math.round((atTop * Math.min(width, price - from)) / width);
}
