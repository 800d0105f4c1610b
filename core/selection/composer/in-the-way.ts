import type { CatalogItem } from '../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import type { BoardId } from '../board.ts';
import { instaOrder, readyToShipDays } from '../insta-order.ts';
import { type CatalogIndex, columnsFor } from './columns.ts';
import { filtersFor, type LeafFilter, leafThrough } from './leaf-through.ts';

export interface SlotOnBoard {
  readonly board: BoardId;
  readonly piece: BriefPiece;
  /** The other pieces on this board. */
  readonly others: readonly CatalogItem[];
  /** Everything on either board, which isn't offered again. */
  readonly taken: ReadonlySet<string>;
}

type Near = Pick<CatalogItem, 'recordId' | 'name' | 'leadTimeDays'>;

/** A piece that keeps its board from being ordered at once, and the nearest one that's ready. */
export interface InTheWay {
  readonly recordId: string;
  readonly name: string;
  readonly days: number;
  readonly instead: Near | null;
}

/** Null if the piece is ready to ship. The nearest ready one keeps type, size, style and budget, and fits the board. */
export function inTheWay(
  brief: Brief,
  index: CatalogIndex,
  item: CatalogItem,
  { board, piece, others, taken }: SlotOnBoard,
): InTheWay | null {
  if (instaOrder([{ item, quantity: piece.quantity }]).ok) return null;
  const ready = new Set(
    columnsFor(index, piece.kind)
      .items.filter(({ recordId, leadTimeDays }) => leadTimeDays <= readyToShipDays && !taken.has(recordId))
      .map(({ recordId }) => recordId),
  );
  const instead = nearest(brief, index, { board, piece, others, taken }, ['kind', 'type', 'style', 'tier'], ready);
  return { recordId: item.recordId, name: item.name, days: item.leadTimeDays, instead };
}

/** What would do in place of a main piece that's missing: of the same kind, though of another type or size. */
export const wouldFit = (brief: Brief, index: CatalogIndex, slot: SlotOnBoard): Near | null =>
  nearest(brief, index, slot, ['kind', 'tier'], null) ?? nearest(brief, index, slot, ['kind'], null);

function nearest(
  brief: Brief,
  index: CatalogIndex,
  { board, piece, others, taken }: SlotOnBoard,
  kept: readonly LeafFilter[],
  among: ReadonlySet<string> | null,
): Near | null {
  const filters = new Set(filtersFor(piece, brief).filter((filter) => kept.includes(filter)));
  const leafing = { board, others, filters, among, except: null, most: taken.size + 1 };
  const found = leafThrough(brief, piece, index, leafing).recordIds.find((recordId) => !taken.has(recordId));
  const item = columnsFor(index, piece.kind).items.find(({ recordId }) => recordId === found);
  return item ? { recordId: item.recordId, name: item.name, leadTimeDays: item.leadTimeDays } : null;
}
