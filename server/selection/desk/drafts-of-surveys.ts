import { and, asc, desc, eq, inArray, lte, or } from 'drizzle-orm';
import { isPieceKind, type PieceKind } from '#core/catalog/index.ts';
import type { DraftedBoard } from '#core/selection/index.ts';
import type { Ctx } from '../../context.ts';
import { board, boardPiece, selection } from '../../db/schema/index.ts';

export interface DraftOfSurvey {
  /** Null while nothing is on the desk. */
  boards: DraftedBoard[] | null;
  /** The first piece of the newest pair, for a small picture. */
  recordId: string | null;
}

/** How far these surveys' drafts are. Surveys without any boards are left out. The caller has checked permission. */
export async function draftsOfSurveys(
  ctx: Pick<Ctx, 'db'>,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, DraftOfSurvey>> {
  const drafts = new Map<string, DraftOfSurvey>();
  if (surveyIds.length === 0) return drafts;
  const rows = await ctx.db
    .select({
      surveyId: selection.surveyId,
      state: selection.state,
      letter: board.letter,
      kind: boardPiece.kind,
      recordId: boardPiece.recordId,
    })
    .from(selection)
    .innerJoin(board, eq(board.selectionId, selection.id))
    .leftJoin(boardPiece, eq(boardPiece.boardId, board.id))
    // Of earlier pairs only the first pieces are needed.
    .where(and(inArray(selection.surveyId, [...surveyIds]), or(eq(selection.state, 'draft'), lte(boardPiece.slot, 1))))
    .orderBy(desc(selection.revision), asc(board.letter), asc(boardPiece.slot));
  for (const { surveyId, state, letter, kind, recordId } of rows) {
    const known = drafts.get(surveyId) ?? { boards: null, recordId: null };
    const boards = state === 'draft' ? withSlot(known.boards ?? [], letter, kind, recordId) : known.boards;
    drafts.set(surveyId, { boards, recordId: known.recordId ?? recordId });
  }
  return drafts;
}

function withSlot(
  boards: readonly DraftedBoard[],
  letter: DraftedBoard['letter'],
  kind: string | null,
  recordId: string | null,
): DraftedBoard[] {
  const before = boards.find((one) => one.letter === letter) ?? { letter, slots: 0, open: [] };
  const open: readonly PieceKind[] =
    kind !== null && recordId === null && isPieceKind(kind) ? [...before.open, kind] : before.open;
  const after = { letter, slots: before.slots + (kind === null ? 0 : 1), open };
  return [...boards.filter((one) => one.letter !== letter), after];
}
