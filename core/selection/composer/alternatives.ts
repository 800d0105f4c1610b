import { type CatalogItem, inStock, type StyleLabel } from '../../catalog/index.ts';
import type { Cents } from '../../money/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import type { BoardId } from '../board.ts';
import { type Doorway, doorFit } from '../door/door.ts';
import { longestWall } from './ask.ts';
import { relaxedBy } from './check-boards.ts';
import { type CatalogIndex, columnsFor } from './columns.ts';
import { filtersFor, type LeafFilter, leafThrough } from './leaf-through.ts';
import { styleNearness } from './score/style-degree.ts';

/** How many a customer sees for a piece. */
export const alternativesOffered = 3;

/** How many each slot keeps, so that there are still three when some sell out. */
export const alternativesKept = 8;

/** Near means at most a quarter more or less than the piece on the board. */
export const nearInPrice = (boardCents: Cents, otherCents: Cents): boolean =>
  Math.abs(otherCents - boardCents) * 4 <= boardCents;

type Sized = Pick<CatalogItem, 'size' | 'dimensions'>;

/** For a side of this many inches: a tenth more, and for small pieces three inches. */
const atMost = (side: number): number => Math.max(side * 1.1, side + 3);

/** It fits where the piece on the board goes: the same size by name, and little more floor each way. */
export function nearInSize(board: Sized, other: Sized): boolean {
  const [short, long] = sidesOf(board);
  const [otherShort, otherLong] = sidesOf(other);
  return board.size === other.size && otherShort <= atMost(short) && otherLong <= atMost(long);
}

/** It goes where the piece on the board goes, and along the longest wall. */
export const fitsInstead = (board: Sized, other: Sized, wall: number): boolean =>
  nearInSize(board, other) && sidesOf(other)[1] <= wall;

const sidesOf = ({ dimensions: { width, depth } }: Sized) => [Math.min(width, depth), Math.max(width, depth)] as const;

export interface SlotWithPiece {
  readonly board: BoardId;
  /** As asked for, in the quantity the board has. */
  readonly piece: BriefPiece;
  /** What's on the board now. */
  readonly item: CatalogItem;
  /** The other pieces on this board. */
  readonly others: readonly CatalogItem[];
  /** These come first where they pass, in this order: what the specialist pinned, what the customer chose before. */
  readonly first: readonly string[];
  /** What must not be offered: everything on either board, what the specialist forbade, what the customer declined. */
  readonly without: ReadonlySet<string>;
}

/**
 * How far an alternative may be from the wishes, nearest first. Only if too few are near does the next step add some:
 * first other types, then styles that go well with the chosen ones.
 */
const steps = [
  { keeps: ['kind', 'type', 'style', 'tier'], kin: false },
  { keeps: ['kind', 'style', 'tier'], kin: false },
  { keeps: ['kind', 'tier'], kin: true },
] as const satisfies readonly { keeps: readonly LeafFilter[]; kin: boolean }[];

/** A style goes well with another if at least half of it shows there. */
const goesWell = 0.5;

/**
 * Everything a customer could take instead of a piece, best first: same kind, in stock, through the door, no longer than
 * the walls, in their style or one that goes well with it, within budget, near in size and price. A requested color or
 * material counts in the ranking only: trying another one is half the point.
 */
export function alternativesFor(
  brief: Brief,
  index: CatalogIndex,
  { board, piece, item, others, first, without }: SlotWithPiece,
  most: number,
): string[] {
  if (item.kind !== piece.kind) return [];
  const wall = longestWall(brief);
  const near = columnsFor(index, piece.kind)
    .items.filter(({ recordId }) => recordId !== item.recordId && !without.has(recordId))
    .filter(({ priceCents }) => nearInPrice(item.priceCents, priceCents))
    .filter((other) => fitsInstead(item, other, wall));
  const overBudget = relaxedBy(item, piece, brief).includes('tier');
  const asked = filtersFor(piece, brief).filter((filter) => !(overBudget && filter === 'tier'));
  const best = (among: readonly CatalogItem[]): string[] => {
    const found = new Set<string>();
    for (const { keeps, kin } of steps) {
      const these = kin ? among.filter(({ styles }) => isNearStyle(styles, brief.styles)) : among;
      const filters = new Set(asked.filter((filter) => keeps.some((kept) => kept === filter)));
      const leaf = { board, others, filters, among: idsOf(these), except: item.recordId, most };
      for (const recordId of leafThrough(brief, piece, index, leaf).recordIds) found.add(recordId);
      if (found.size >= alternativesOffered) break;
    }
    return [...found];
  };
  const firstThatPass = new Set(best(near.filter(({ recordId }) => first.includes(recordId))));
  return [...new Set([...first.filter((recordId) => firstThatPass.has(recordId)), ...best(near)])].slice(0, most);
}

const isNearStyle = (styles: readonly StyleLabel[], chosen: readonly StyleLabel[]) =>
  chosen.length === 0 || chosen.some((label) => styleNearness(label, styles) >= goesWell);

const idsOf = (items: readonly CatalogItem[]) => new Set(items.map(({ recordId }) => recordId));

/** Slots take turns, so that each piece is offered in one place only and no slot takes all the good ones. */
export function dealOut(lists: readonly (readonly string[])[], most: number): string[][] {
  const dealt: string[][] = lists.map(() => []);
  const taken = new Set<string>();
  for (let turn = 0; turn < most; turn += 1) {
    for (const [slot, list] of lists.entries()) {
      const next = list.find((recordId) => !taken.has(recordId));
      if (next === undefined) continue;
      taken.add(next);
      dealt[slot]?.push(next);
    }
  }
  return dealt;
}

/** The alternatives of every slot of a pair, in the order given. */
export function alternativesOfPair(brief: Brief, index: CatalogIndex, slots: readonly SlotWithPiece[]): string[][] {
  // Enough for all slots that may compete for the same pieces.
  const lists = slots.map((slot) => {
    const rivals = slots.filter(({ piece }) => piece.kind === slot.piece.kind).length;
    return alternativesFor(brief, index, slot, alternativesKept * rivals);
  });
  return dealOut(lists, alternativesKept);
}

/** What of a slot's list can be had now. Stock, prices and the door may have changed since it was written. */
export function alternativesNow(
  { item, quantity, doorway }: { item: CatalogItem; quantity: number; doorway: Doorway | null },
  listed: readonly CatalogItem[],
): CatalogItem[] {
  return listed
    .filter((other) => other.active && inStock(other, quantity) && !doorFit(other, doorway).stops)
    .filter(({ priceCents }) => nearInPrice(item.priceCents, priceCents))
    .slice(0, alternativesOffered);
}
