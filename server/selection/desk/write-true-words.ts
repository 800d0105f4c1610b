import type { CatalogItem } from '#core/catalog/index.ts';
import { isOwnNote, slotsWith, type WrittenBoard, wordsForBoards } from '#core/selection/index.ts';
import type { Brief } from '#core/survey/index.ts';
import type { Ctx } from '../../context.ts';
import {
  type BoardPieceRow,
  changeBoard,
  changePiece,
  type DeskBoard,
  deskBoards,
  type SelectionRow,
} from '../store.ts';
import { indexedCatalog } from './catalog-index.ts';
import { declinedPieces } from './declined-pieces.ts';

export interface TrueWords {
  draft: SelectionRow;
  boards: readonly DeskBoard[];
  items: ReadonlyMap<string, CatalogItem>;
  brief: Brief;
  /** No one is writing notes, so ours give the reasons too. */
  byUs: boolean;
}

/** Gives boards the words they're published with. What we claim is checked against the catalog as it is right now. */
export async function writeTrueWords(ctx: Pick<Ctx, 'db'>, given: TrueWords): Promise<void> {
  const { words, pieces } = await trueWords(ctx, given, ({ note }) => note);
  for (const board of given.boards) {
    const { name, note, notes } = words[board.letter];
    if (name !== board.name || note !== board.note) await changeBoard(ctx.db, board.id, { name, note });
    for (const [place, piece] of pieces(board).entries()) await writeNote(ctx, piece, notes[place] ?? []);
  }
}

/**
 * After a piece on a live pair was swapped, writes our own words again, since they may speak of the piece that went: the
 * boards' names, first sentences and notes about pieces. What a person wrote stays.
 */
export async function rewriteTrueWords(
  ctx: Pick<Ctx, 'db'>,
  { draft, items, brief }: Pick<TrueWords, 'draft' | 'items' | 'brief'>,
): Promise<void> {
  const boards = await deskBoards(ctx.db, draft.id);
  // A first sentence of ours means that we wrote all of it.
  const byUs = boards.some(({ note }) => note !== '' && isOwnNote(note));
  const given = { draft, boards, items, brief, byUs };
  const { words, pieces } = await trueWords(ctx, given, (piece) => (isOwnPieceNote(piece) ? '' : piece.note));
  for (const board of boards) {
    const { name, note, notes } = words[board.letter];
    await changeBoard(ctx.db, board.id, { name, note: byUs && isOwnNote(board.note) ? note : board.note });
    for (const [place, piece] of pieces(board).entries()) {
      const sentences = notes[place];
      if (sentences && sentences.join(' ') !== piece.note) await writeNote(ctx, piece, sentences, { empty: true });
    }
  }
}

async function trueWords(
  ctx: Pick<Ctx, 'db'>,
  { draft, boards, items, brief, byUs }: TrueWords,
  noteOf: (piece: BoardPieceRow) => string,
) {
  const [a, b] = ['a', 'b'].map((letter) => boards.find((board) => board.letter === letter));
  if (!a || !b) throw new Error(`selection ${draft.id} has not two boards`);
  const { index } = await indexedCatalog(ctx);
  const asked = slotsWith(brief, draft.wishes);
  const written = ({ name, note, pieces }: DeskBoard): WrittenBoard => ({
    name,
    note,
    slots: pieces.flatMap((row) => {
      const piece = asked[row.slot];
      const item = row.recordId === null ? null : (items.get(row.recordId) ?? null);
      return piece ? [{ piece, item, note: noteOf(row) }] : [];
    }),
  });
  const declined = await declinedPieces(ctx, draft);
  return {
    words: wordsForBoards(brief, index, { a: written(a), b: written(b) }, { declined, byUs }),
    /** The rows that the words' notes belong to, in their order. */
    pieces: (board: DeskBoard) => board.pieces.filter(({ slot }) => asked[slot]),
  };
}

async function writeNote(
  ctx: Pick<Ctx, 'db'>,
  piece: BoardPieceRow,
  sentences: readonly string[],
  { empty = false } = {},
): Promise<void> {
  if (sentences.length === 0 && !empty) return;
  await changePiece(ctx.db, piece, { note: sentences.join(' '), reasons: [...sentences] });
}

/** Whether a piece's note is one we wrote, so a newer pair gets a newer one. */
export const isOwnPieceNote = ({ note, reasons }: { note: string; reasons: readonly string[] }): boolean =>
  note === reasons.join(' ');
