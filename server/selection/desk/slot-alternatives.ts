import type { CatalogItem } from '#core/catalog/index.ts';
import { alternativesOfPair, type SlotWithPiece, slotsWith, type Wishes } from '#core/selection/index.ts';
import type { Brief } from '#core/survey/index.ts';
import type { Ctx } from '../../context.ts';
import {
  type BoardPieceRow,
  changePiece,
  type DeskBoard,
  deskBoards,
  type SelectionRow,
  selectionsOfSurvey,
  wholeSelection,
} from '../store.ts';
import { indexedCatalog } from './catalog-index.ts';
import { declinedPieces } from './declined-pieces.ts';

type Pair = Pick<SelectionRow, 'id' | 'surveyId' | 'revision' | 'wishes'>;

/** A slot's row and its list: what the customer could take instead of the piece in it, best first. */
export interface SlotAlternatives {
  row: BoardPieceRow;
  slot: SlotWithPiece;
  recordIds: string[];
}

/** The alternatives of every filled slot as of now, or only of the slots that ask for the same kind as one of them. */
export async function slotAlternatives(
  ctx: Pick<Ctx, 'db'>,
  pair: Pair,
  brief: Brief,
  { like = null }: { like?: string | null } = {},
): Promise<SlotAlternatives[]> {
  const boards = await deskBoards(ctx.db, pair.id);
  const { index, byId } = await indexedCatalog(ctx);
  const declined = await declinedPieces(ctx, pair);
  const filled = slotsWithPieces({
    ...{ boards, byId, brief, declined, wishes: pair.wishes },
    chosen: await chosenBefore(ctx, pair),
  });
  const kind = filled.find(({ row }) => row.id === like)?.slot.piece.kind;
  const some = filled.filter(({ slot }) => like === null || slot.piece.kind === kind);
  const lists = alternativesOfPair(
    brief,
    index,
    some.map(({ slot }) => slot),
  );
  return some.map((one, place) => ({ ...one, recordIds: lists[place] ?? [] }));
}

/** Saves each slot's list as the boards are published. From then on it's what the customer may choose from. */
export async function writeAlternatives(ctx: Pick<Ctx, 'db'>, pair: Pair, brief: Brief): Promise<void> {
  for (const { row, recordIds } of await slotAlternatives(ctx, pair, brief)) {
    if (recordIds.length > 0) await changePiece(ctx.db, row, { alternatives: recordIds });
  }
}

interface Known {
  boards: readonly DeskBoard[];
  byId: ReadonlyMap<string, CatalogItem>;
  brief: Brief;
  declined: ReadonlySet<string>;
  chosen: readonly string[];
  wishes: Wishes;
}

function slotsWithPieces({
  boards,
  byId,
  brief,
  declined,
  chosen,
  wishes,
}: Known): Omit<SlotAlternatives, 'recordIds'>[] {
  const asked = slotsWith(brief, wishes);
  const onBoards = boards.flatMap(({ pieces }) => pieces.flatMap(({ recordId }) => recordId ?? []));
  const itemOf = ({ recordId }: BoardPieceRow) => (recordId === null ? undefined : byId.get(recordId));
  return boards.flatMap(({ letter, pieces }) =>
    pieces.flatMap((row) => {
      const piece = asked[row.slot];
      const item = itemOf(row);
      if (!piece || !item) return [];
      const slot: SlotWithPiece = {
        board: letter,
        piece: { ...piece, quantity: row.quantity },
        item,
        others: pieces.filter(({ id }) => id !== row.id).flatMap((other) => itemOf(other) ?? []),
        first: [...row.pinned, ...chosen],
        without: new Set([...onBoards, ...row.forbidden, ...declined]),
      };
      return [{ row, slot }];
    }),
  );
}

/** What the customer chose from the pair before: an alternative they picked stays on offer. */
async function chosenBefore(ctx: Pick<Ctx, 'db'>, { surveyId, revision }: Pair): Promise<string[]> {
  const older = (await selectionsOfSurvey(ctx.db, surveyId)).find((one) => one.revision < revision);
  return older ? (await wholeSelection(ctx.db, older)).chosen.map(({ id }) => id) : [];
}
