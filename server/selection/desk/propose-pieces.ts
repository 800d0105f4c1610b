import { type CatalogItem, publicItem, searchTerms } from '#core/catalog/index.ts';
import {
  type BoardId,
  countSlot,
  type DoorFit,
  doorFit,
  filtersFor,
  type LeafFilter,
  leafThrough,
  looserFilters,
  type Reason,
  reasonsFor,
  relaxedBy,
  type SlotCount,
  usualFilters,
  withTaste,
} from '#core/selection/index.ts';
import type { Brief, BriefPiece } from '#core/survey/index.ts';
import { authorise } from '../../authorise.ts';
import { itemsByWords } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import { tasteOfPair } from '../learning/taste-in-use.ts';
import { indexedCatalog } from './catalog-index.ts';
import type { Desk, DeskBoardShown } from './open-desk.ts';

export interface ProposedPiece {
  item: ReturnType<typeof publicItem>;
  reasons: Reason[];
  /** Wishes it doesn't meet. */
  relaxed: string[];
  /** Also on the other board. The number of shared pieces is limited. */
  shared: boolean;
  fit: DoorFit;
}

export interface ProposedPieces {
  piece: BriefPiece;
  board: BoardId;
  count: SlotCount;
  /** How many pieces the whole catalog has. */
  catalog: number;
  /** The filters possible for this slot, and which are on. */
  filters: { filter: LeafFilter; on: boolean }[];
  /** How many match; the list has only the best. */
  total: number;
  pieces: ProposedPiece[];
  /** For a search: what matches the words and isn't in the list. */
  hidden: HiddenPieces | null;
}

export interface HiddenPieces {
  /** How many more there would be without each filter alone. */
  byFilter: { filter: LeafFilter; count: number }[];
  /** How many more there would be without any filter. */
  byFilters: number;
  /** How many can't be chosen at all: out of stock, too big for the door, or on this board already. */
  byRules: number;
}

export interface Leafed {
  pieceId: string;
  words: string;
  /** Null: the composer's own filters. */
  filters: readonly LeafFilter[] | null;
  most: number;
}

/** The desk as it was opened, so that proposals match what the specialist sees. */
export type LeafedDesk = Pick<Desk, 'brief' | 'selection'>;

/** What could go into a slot instead, next to the rest of its board: ranked, filtered and searchable. */
export async function proposePieces(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { brief, selection }: LeafedDesk,
  { pieceId, words, filters, most }: Leafed,
): Promise<ProposedPieces | null> {
  if (!authorise(ctx.actor, 'board.compose').ok) return null;
  const boards = selection?.boards ?? [];
  const board = boards.find(({ slots }) => slots.some(({ id }) => id === pieceId));
  const row = board?.slots.find(({ id }) => id === pieceId);
  const piece = row?.wish;
  if (!board || !row || !piece) return null;

  const { index: everything, byId } = await indexedCatalog(ctx);
  const taste = selection ? await tasteOfPair(ctx, selection) : null;
  const index = withTaste(everything, taste, brief);
  const wanted = searchTerms(words);
  const possible = filtersFor(piece, brief);
  const standing = board.slots.filter(({ id }) => id !== row.id);
  const others = standing.flatMap(({ item }) => byId.get(item?.recordId ?? '') ?? []);
  const across = new Set(boards.filter(({ id }) => id !== board.id).flatMap((other) => recordIdsOf(other)));
  const among = wanted.length > 0 ? await itemsByWords(ctx, wanted) : null;
  const leaf = (on: ReadonlySet<LeafFilter>) => ({
    on,
    ...leafThrough(brief, piece, index, {
      board: board.letter,
      others,
      filters: on,
      among,
      except: row.item?.recordId ?? null,
      most,
    }),
  });
  let { on, recordIds, total } = leaf(new Set(filters ?? usualFilters(piece, brief)));
  // No filters were chosen, and everything left is on the other board too: relax them in the composer's order.
  for (const looser of filters ? [] : looserFilters(piece, brief)) {
    if (recordIds.some((id) => !across.has(id))) break;
    ({ on, recordIds, total } = leaf(looser));
  }
  const found = (filtersOn: ReadonlySet<LeafFilter>) => leaf(filtersOn).total;
  return {
    piece,
    board: board.letter,
    hidden: among && {
      byFilter: [...on].flatMap((filter) => {
        const count = found(new Set([...on].filter((one) => one !== filter))) - total;
        return count > 0 ? [{ filter, count }] : [];
      }),
      byFilters: found(new Set()) - total,
      byRules: among.size - found(new Set()),
    },
    count: countSlot(brief, piece, index),
    catalog: byId.size,
    filters: possible.map((filter) => ({ filter, on: on.has(filter) })),
    total,
    pieces: recordIds
      .toSorted((a, b) => Number(across.has(a)) - Number(across.has(b)))
      .flatMap((recordId) => {
        const item = byId.get(recordId);
        return item ? [{ ...proposed(item, piece, brief, others), shared: across.has(recordId) }] : [];
      }),
  };
}

const recordIdsOf = ({ slots }: DeskBoardShown) => slots.flatMap(({ item }) => item?.recordId ?? []);

const proposed = (item: CatalogItem, piece: BriefPiece, brief: Brief, others: CatalogItem[]) => ({
  item: publicItem(item),
  reasons: reasonsFor(item, piece, brief, others),
  relaxed: relaxedBy(item, piece, brief),
  fit: doorFit(item, brief.doorway),
});
