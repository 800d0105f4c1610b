import type { CatalogueItem } from '#core/catalog/index.ts';
import { slotsWith, type WrittenBoard, wordsForBoards } from '#core/selection/index.ts';
import type { Brief } from '#core/survey/index.ts';
import type { Ctx } from '../../context.ts';
import { changeBoard, changePiece, type DeskBoard, type SelectionRow } from '../store.ts';
import { indexedCatalogue } from './catalogue-index.ts';
import { declinedPieces } from './declined-pieces.ts';

export interface TrueWords {
  draft: SelectionRow;
  boards: readonly DeskBoard[];
  items: ReadonlyMap<string, CatalogueItem>;
  brief: Brief;
  /** No one is writing notes, so ours give the reasons too. */
  byUs: boolean;
}

/** Gives boards the words they're published with. What we claim is checked against the catalog as it is right now. */
export async function writeTrueWords(
  ctx: Pick<Ctx, 'db'>,
  { draft, boards, items, brief, byUs }: TrueWords,
): Promise<void> {
  const [a, b] = ['a', 'b'].map((letter) => boards.find((board) => board.letter === letter));
  if (!a || !b) throw new Error(`selection ${draft.id} has not two boards`);
  const { index } = await indexedCatalogue(ctx);
  const asked = slotsWith(brief, draft.wishes);
  const written = ({ name, note, pieces }: DeskBoard): WrittenBoard => ({
    name,
    note,
    slots: pieces.flatMap(({ slot, recordId, note: own }) => {
      const piece = asked[slot];
      return piece ? [{ piece, item: recordId === null ? null : (items.get(recordId) ?? null), note: own }] : [];
    }),
  });
  const declined = await declinedPieces(ctx, draft);
  const words = wordsForBoards(brief, index, { a: written(a), b: written(b) }, { declined, byUs });
  for (const board of [a, b]) {
    const { name, note, notes } = words[board.letter];
    if (name !== board.name || note !== board.note) await changeBoard(ctx.db, board.id, { name, note });
    const pieces = board.pieces.filter(({ slot }) => asked[slot]);
    for (const [place, piece] of pieces.entries()) {
      const sentences = notes[place] ?? [];
      if (sentences.length > 0) {
        await changePiece(ctx.db, piece, { note: sentences.join(' '), reasons: [...sentences] });
      }
    }
  }
}

/** Whether a piece's note is one we wrote, so a newer pair gets a newer one. */
export const isOwnPieceNote = ({ note, reasons }: { note: string; reasons: readonly string[] }): boolean =>
  note === reasons.join(' ');
