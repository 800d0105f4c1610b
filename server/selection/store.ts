import { and, asc, desc, eq } from 'drizzle-orm';
import {
  type Board,
  type Boards,
  type Foot,
  piecesChosen,
  type Selection,
  selectionLifecycle,
} from '#core/selection/index.ts';
import type { Db } from '../db/database.ts';
import { lifecycleStep } from '../db/lifecycle-step.ts';
import { type Given, preparedStatement } from '../db/prepared-statements.ts';
import { board, boardPiece, choice, selection } from '../db/schema/index.ts';
import { insertRows, updateRow } from '../db/write-rows.ts';
import { orderedPieces } from './ordered-pieces.ts';

export type SelectionRow = typeof selection.$inferSelect;
export type BoardRow = typeof board.$inferSelect;
export type BoardPieceRow = typeof boardPiece.$inferSelect;

/** A board on the specialist's desk: every slot, including empty ones. */
export interface DeskBoard extends BoardRow {
  pieces: BoardPieceRow[];
}

export async function selectionById(db: Db, id: string): Promise<SelectionRow | null> {
  const [row] = await db.select().from(selection).where(eq(selection.id, id));
  return row ?? null;
}

const selectToChange = preparedStatement((tx, { id }: Given<{ id: string }>) =>
  tx.select().from(selection).where(eq(selection.id, id)).for('update'),
);

export async function lockSelection(tx: Db, id: string): Promise<SelectionRow | null> {
  const [row] = await selectToChange(tx, { id });
  return row ?? null;
}

/** Locks every pair of a survey, oldest first. Ordering an older pair and publishing a newer one take turns here. */
export const lockSelectionsOfSurvey = (tx: Db, surveyId: string): Promise<SelectionRow[]> =>
  tx.select().from(selection).where(eq(selection.surveyId, surveyId)).orderBy(asc(selection.revision)).for('update');

export const selectionsOf = (db: Db, accountId: string): Promise<SelectionRow[]> =>
  db.select().from(selection).where(eq(selection.accountId, accountId)).orderBy(desc(selection.publishedAt));

export const selectionsOfSurvey = (db: Db, surveyId: string): Promise<SelectionRow[]> =>
  db.select().from(selection).where(eq(selection.surveyId, surveyId)).orderBy(desc(selection.revision));

type NewBoard = typeof board.$inferInsert & { pieces: (typeof boardPiece.$inferInsert)[] };

/** Writes a new draft, or nothing if the survey already has one for this revision. */
export async function insertDraft(
  tx: Db,
  row: typeof selection.$inferInsert,
  boards: readonly NewBoard[],
): Promise<boolean> {
  const made = await tx.insert(selection).values(row).onConflictDoNothing().returning({ id: selection.id });
  if (made.length > 0) await insertBoards(tx, boards);
  return made.length > 0;
}

export async function insertBoards(tx: Db, boards: readonly NewBoard[]): Promise<void> {
  for (const { pieces, ...one } of boards) {
    await tx.insert(board).values(one);
    if (pieces.length > 0) await tx.insert(boardPiece).values(pieces);
  }
}

export async function removeBoards(tx: Db, selectionId: string): Promise<void> {
  await tx.delete(board).where(eq(board.selectionId, selectionId));
}

const selectBoards = preparedStatement((db, { selectionId }: Given<{ selectionId: string }>) =>
  db
    .select({ board, piece: boardPiece })
    .from(board)
    .leftJoin(boardPiece, eq(boardPiece.boardId, board.id))
    .where(eq(board.selectionId, selectionId))
    .orderBy(asc(board.letter), asc(boardPiece.slot)),
);

export const deskBoards = async (db: Db, selectionId: string): Promise<DeskBoard[]> =>
  boardsIn(await selectBoards(db, { selectionId }));

/** Every pair of a survey with its boards, newest first. */
export async function pairsOfSurvey(db: Db, surveyId: string): Promise<{ row: SelectionRow; boards: DeskBoard[] }[]> {
  const rows = await db
    .select({ selection, board, piece: boardPiece })
    .from(selection)
    .leftJoin(board, eq(board.selectionId, selection.id))
    .leftJoin(boardPiece, eq(boardPiece.boardId, board.id))
    .where(eq(selection.surveyId, surveyId))
    .orderBy(desc(selection.revision), asc(board.letter), asc(boardPiece.slot));
  const pairs = new Map(rows.map(({ selection: row }) => [row.id, row]));
  const boards = boardsIn(rows);
  return [...pairs.values()].map((row) => ({
    row,
    boards: boards.filter(({ selectionId }) => selectionId === row.id),
  }));
}

function boardsIn(rows: readonly { board: BoardRow | null; piece: BoardPieceRow | null }[]): DeskBoard[] {
  const boards = new Map<string, DeskBoard>();
  for (const { board: one, piece } of rows) {
    if (one && !boards.has(one.id)) boards.set(one.id, { ...one, pieces: [] });
    if (piece) boards.get(piece.boardId)?.pieces.push(piece);
  }
  return [...boards.values()];
}

export const footOf = ({ footX, footY }: BoardPieceRow): { foot?: Foot } =>
  footX === null || footY === null ? {} : { foot: { x: footX, y: footY } };

const selectChoices = preparedStatement((db, { selectionId }: Given<{ selectionId: string }>) =>
  db.select().from(choice).where(eq(choice.selectionId, selectionId)).orderBy(asc(choice.chosenAt), asc(choice.id)),
);

/** A selection in the form the rules use: two boards and what was chosen from them. */
export async function wholeSelection(db: Db, row: SelectionRow): Promise<Selection> {
  const boards = (await deskBoards(db, row.id)).map(
    ({ name, note, pieces }): Board => ({
      name,
      note,
      furniture: pieces.flatMap((piece) =>
        piece.recordId === null
          ? []
          : [
              {
                ...{ recordId: piece.recordId, note: piece.note, quantity: piece.quantity, ...footOf(piece) },
                ...(piece.alternatives.length > 0 && { alternatives: piece.alternatives }),
              },
            ],
      ),
    }),
  );
  const [a, b] = boards;
  if (!a || !b) throw new Error(`selection ${row.id} has not two boards`);
  const choices = await selectChoices(db, { selectionId: row.id });
  const { id, surveyId, revision, state, publishedAt } = row;
  return {
    ...{ id, surveyId, revision, state, publishedAt },
    boards: [a, b] satisfies Boards,
    ...chosenIn(choices),
    ordered: await orderedPieces(db, surveyId),
  };
}

type ChoiceRow = typeof choice.$inferSelect;

const chosenIn = (choices: readonly ChoiceRow[]): Pick<Selection, 'chosen' | 'whiteGloveStatus'> => ({
  chosen: choices
    .filter(({ chosen }) => chosen)
    .map(({ recordId, quantity, selectionId }) => ({ id: recordId, selectionId, quantity })),
  whiteGloveStatus: Object.fromEntries(choices.map(({ recordId, delivery }) => [recordId, delivery])),
});

const selectWithChoices = preparedStatement((db, { id }: Given<{ id: string }>) =>
  db
    .select({ row: selection, choice })
    .from(selection)
    .leftJoin(choice, eq(choice.selectionId, selection.id))
    .where(eq(selection.id, id))
    .orderBy(asc(choice.chosenAt), asc(choice.id)),
);

/** What was chosen, without reading the boards: a choice has its own quantity. */
export async function selectionWithChoices(
  db: Db,
  id: string,
): Promise<(SelectionRow & Pick<Selection, 'chosen' | 'whiteGloveStatus' | 'ordered'>) | null> {
  const rows = await selectWithChoices(db, { id });
  const [first] = rows;
  if (!first) return null;
  const chosen = chosenIn(rows.flatMap((one) => one.choice ?? []));
  return { ...first.row, ...chosen, ordered: await orderedPieces(db, first.row.surveyId) };
}

export async function writeChoices(
  tx: Db,
  { before, whole }: { before: Selection; whole: Selection },
  facts: { now: Date; newId: () => string },
): Promise<void> {
  // Every choice has a delivery entry, so no entries means nothing to delete.
  if (Object.keys(before.whiteGloveStatus).length > 0) await tx.delete(choice).where(eq(choice.selectionId, whole.id));
  const chosen = new Map(piecesChosen(whole).map(({ recordId, quantity }) => [recordId, quantity]));
  const recordIds = new Set([...chosen.keys(), ...Object.keys(whole.whiteGloveStatus)]);
  const rows = [...recordIds].map((recordId, index) => ({
    id: facts.newId(),
    selectionId: whole.id,
    recordId,
    quantity: chosen.get(recordId) ?? 1,
    chosen: chosen.has(recordId),
    delivery: whole.whiteGloveStatus[recordId] ?? ('standard' as const),
    // Keeps the order in which they were chosen.
    chosenAt: new Date(facts.now.getTime() + index),
  }));
  await insertRows(tx, choice, rows);
}

export async function setState(tx: Db, id: string, changes: Partial<SelectionRow>): Promise<void> {
  await updateRow(tx, selection, id, changes);
}

export const takeStep = lifecycleStep(selection, selection.id);

export async function supersedeOlder(tx: Db, surveyId: string, revision: number): Promise<SelectionRow | null> {
  const older = (await selectionsOfSurvey(tx, surveyId)).filter(
    (row) => row.revision < revision && selectionLifecycle.next(row.state, 'supersede').ok,
  );
  for (const row of older) await setState(tx, row.id, { state: 'superseded' });
  return older[0] ?? null;
}

export async function changePiece(
  tx: Db,
  given: { id: string; version: number },
  changes: Partial<BoardPieceRow>,
): Promise<boolean> {
  const changed = await tx
    .update(boardPiece)
    .set({ ...changes, version: given.version + 1 })
    .where(and(eq(boardPiece.id, given.id), eq(boardPiece.version, given.version)))
    .returning({ id: boardPiece.id });
  return changed.length > 0;
}

export async function pieceById(db: Db, id: string): Promise<(BoardPieceRow & { selectionId: string }) | null> {
  const [row] = await db
    .select({ piece: boardPiece, selectionId: board.selectionId })
    .from(boardPiece)
    .innerJoin(board, eq(board.id, boardPiece.boardId))
    .where(eq(boardPiece.id, id));
  return row ? { ...row.piece, selectionId: row.selectionId } : null;
}

export async function boardById(db: Db, id: string): Promise<BoardRow | null> {
  const [row] = await db.select().from(board).where(eq(board.id, id));
  return row ?? null;
}

export async function changeBoard(
  tx: Db,
  id: string,
  changes: Partial<Pick<BoardRow, 'name' | 'note'>>,
): Promise<void> {
  await tx.update(board).set(changes).where(eq(board.id, id));
}
