import { eq, inArray } from 'drizzle-orm';
import type { DeskPiece, DeskState } from '#core/selection/index.ts';
import type { Db } from '../../../db/database.ts';
import { boardPiece } from '../../../db/schema/index.ts';
import { type BoardPieceRow, changeBoard, type DeskBoard, deskBoards, selectionById, setState } from '../../store.ts';

const fieldsOf = (row: BoardPieceRow): DeskPiece => {
  const { boardId, slot, kind, recordId, unfilled, quantity, note, reasons } = row;
  const { pinned, forbidden, alternates, locked, footX, footY } = row;
  return {
    ...{ boardId, slot, kind, recordId, unfilled, quantity, note, reasons },
    ...{ pinned, forbidden, alternates, locked, footX, footY },
  };
};

/** Everything on a desk that someone can change. The caller has locked the pair. */
export async function deskStateOf(db: Db, selectionId: string): Promise<DeskState> {
  const row = await selectionById(db, selectionId);
  const boards: DeskBoard[] = await deskBoards(db, selectionId);
  return {
    boards: Object.fromEntries(boards.map(({ id, name, note }) => [id, { name, note }])),
    pieces: Object.fromEntries(boards.flatMap(({ pieces }) => pieces.map((piece) => [piece.id, fieldsOf(piece)]))),
    wishes: row?.wishes ?? {},
  };
}

/** Puts part of a desk back as it was. Slots get a new version, so that no one overwrites them unseen. */
export async function putBack(db: Db, selectionId: string, part: DeskState, changedBy: string | null): Promise<void> {
  for (const [id, words] of Object.entries(part.boards)) await changeBoard(db, id, words);
  const gone = Object.entries(part.pieces).flatMap(([id, piece]) => (piece === null ? [id] : []));
  if (gone.length > 0) await db.delete(boardPiece).where(inArray(boardPiece.id, gone));
  for (const [id, piece] of Object.entries(part.pieces)) {
    if (piece === null) continue;
    const fields = {
      ...piece,
      ...{ reasons: [...piece.reasons], pinned: [...piece.pinned], forbidden: [...piece.forbidden], changedBy },
    };
    const [now] = await db.select({ version: boardPiece.version }).from(boardPiece).where(eq(boardPiece.id, id));
    if (now) {
      await db
        .update(boardPiece)
        .set({ ...fields, version: now.version + 1 })
        .where(eq(boardPiece.id, id));
    } else await db.insert(boardPiece).values({ id, ...fields });
  }
  if (part.wishes !== null) await setState(db, selectionId, { wishes: part.wishes });
}
