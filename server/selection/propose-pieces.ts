import { anything, type CatalogueItem, inStock, publicItem, searchWords } from '#core/catalog/index.ts';
import {
  type BoardId,
  compose,
  countSlot,
  type DoorFit,
  doorFit,
  indexCatalogue,
  type Locks,
  type Reason,
  reasonsFor,
  relaxedBy,
  type SlotCount,
  slotsOf,
} from '#core/selection/index.ts';
import { type Brief, type BriefPiece, briefOf } from '#core/survey/index.ts';
import { authorise } from '../account/authorise.ts';
import { itemsById, itemsOnSale, searchItems } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { getSubmittedSurvey } from '../survey/get-submitted-survey.ts';
import { type DeskBoard, deskBoards, pieceById, selectionById } from './store.ts';

export interface ProposedPiece {
  item: ReturnType<typeof publicItem>;
  reasons: Reason[];
  /** What it does not keep of what was asked. */
  relaxed: string[];
  /** It stands on the other board: shared pieces are counted. */
  shared: boolean;
  fit: DoorFit;
}

export interface ProposedPieces {
  piece: BriefPiece;
  board: BoardId;
  count: SlotCount;
  /** Best first, then what gives something up; or, where words were searched for, by name. */
  pieces: ProposedPiece[];
}

const mostFound = 24;
const mostBeyond = 8;

/** What could stand in a slot instead, beside what stands on the boards now; or what the catalogue finds by words. */
export async function proposePieces(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { pieceId, words }: { pieceId: string; words: string },
): Promise<ProposedPieces | null> {
  if (!authorise(ctx.actor, 'board.compose').ok) return null;
  const row = await pieceById(ctx.db, pieceId);
  const draft = row && (await selectionById(ctx.db, row.selectionId));
  const survey = draft && (await getSubmittedSurvey(ctx, draft.surveyId));
  const brief = survey && briefOf(survey.answers);
  const piece = brief && slotsOf(brief)[row.slot];
  if (!row || !draft || !brief || !piece) return null;
  const boards = await deskBoards(ctx.db, draft.id);
  const board = boards.find(({ id }) => id === row.boardId);
  if (!board) return null;

  const onSale = await itemsOnSale(ctx);
  const index = indexCatalogue(onSale);
  const wanted = searchWords(words);
  const items =
    wanted.length > 0
      ? await found(ctx, piece, wanted)
      : [...best(brief, index, boards, board.letter, row.slot), ...beyond(onSale, piece, brief)];
  const byId = new Map(onSale.map((item) => [item.recordId, item]));
  const others = await besides(ctx, board, row.id);
  const across = new Set(boards.filter(({ id }) => id !== board.id).flatMap((other) => recordIdsOf(other)));
  return {
    piece,
    board: board.letter,
    count: countSlot(brief, piece, index),
    pieces: [...new Set(items)]
      .filter((recordId) => recordId !== row.recordId)
      .toSorted((a, b) => Number(across.has(a)) - Number(across.has(b)))
      .flatMap((recordId) => {
        const item = byId.get(recordId);
        return item ? [{ ...proposed(item, piece, brief, others), shared: across.has(recordId) }] : [];
      }),
  };
}

const recordIdsOf = ({ pieces }: DeskBoard) => pieces.flatMap(({ recordId }) => recordId ?? []);

const proposed = (item: CatalogueItem, piece: BriefPiece, brief: Brief, others: CatalogueItem[]) => ({
  item: publicItem(item),
  reasons: reasonsFor(item, piece, brief, others),
  relaxed: relaxedBy(item, piece, brief),
  fit: doorFit(item, brief.doorway),
});

async function found(ctx: Pick<Ctx, 'db'>, { kind }: BriefPiece, words: string[]): Promise<string[]> {
  const { items } = await searchItems(ctx, { ...anything, kind, words }, { limit: mostFound, offset: 0 });
  return items.map(({ recordId }) => recordId);
}

/** The composer is asked again with everything else held where it is. */
function best(
  brief: Brief,
  index: ReturnType<typeof indexCatalogue>,
  boards: readonly DeskBoard[],
  letter: BoardId,
  slot: number,
): string[] {
  const held = (of: BoardId) =>
    new Map(
      (boards.find((board) => board.letter === of)?.pieces ?? []).flatMap((row) =>
        row.recordId === null || (of === letter && row.slot === slot) ? [] : [[row.slot, row.recordId] as const],
      ),
    );
  const locks: Locks = { a: held('a'), b: held('b') };
  const composed = compose(brief, index, locks)[letter].slots[slot];
  return [composed?.suggestion, ...(composed?.alternatives ?? [])].flatMap((one) => one?.recordId ?? []);
}

/** What gives up something that was asked, never stock or fit: the specialist may have a reason. */
function beyond(onSale: readonly CatalogueItem[], piece: BriefPiece, brief: Brief): string[] {
  return onSale
    .filter((item) => item.kind === piece.kind && inStock(item, piece.quantity) && doorFit(item, brief.doorway).passes)
    .map((item) => ({ item, relaxed: relaxedBy(item, piece, brief).length }))
    .filter(({ relaxed }) => relaxed > 0)
    .toSorted((a, b) => a.relaxed - b.relaxed || a.item.priceCents - b.item.priceCents)
    .slice(0, mostBeyond)
    .map(({ item }) => item.recordId);
}

async function besides(ctx: Pick<Ctx, 'db'>, board: DeskBoard, pieceId: string): Promise<CatalogueItem[]> {
  const ids = board.pieces.filter(({ id }) => id !== pieceId).flatMap(({ recordId }) => recordId ?? []);
  return [...(await itemsById(ctx, ids)).values()];
}
