import { actorName } from '../../../context.ts';
import { boardPiece } from '../../../db/schema/index.ts';
import { type BoardPieceRow, changePiece } from '../../store.ts';
import type { EditNeeds } from '../edit-slot.ts';
import { type DraftRefusal, editDraft } from './edit-draft.ts';

const copied = ({ kind, recordId, unfilled, quantity, note, footX, footY }: BoardPieceRow) => ({
  ...{ kind, recordId, unfilled, quantity, note, footX, footY, reasons: [] },
});

/** Puts Board A's pieces onto Board B, with notes and positions. What is locked on B stays. Names stay too. */
export function copyBoard(
  ctx: EditNeeds,
  { selectionId }: { selectionId: string },
): Promise<{ ok: true } | DraftRefusal | { ok: false; reason: 'nothing-to-copy' }> {
  return editDraft<'nothing-to-copy'>(ctx, selectionId, ({ inside: { db, ids, actor }, boards }) => {
    const [a, b] = ['a', 'b'].map((letter) => boards.find((board) => board.letter === letter));
    const from = a?.pieces.filter(({ recordId }) => recordId !== null) ?? [];
    if (!b || from.length === 0) return { ok: false, reason: 'nothing-to-copy' };
    const changedBy = actorName(actor);
    return {
      ok: true,
      act: 'board.copy',
      detail: { pieces: from.length },
      change: async () => {
        for (const piece of from) {
          const there = b.pieces.find(({ slot }) => slot === piece.slot);
          const fields = { ...copied(piece), changedBy };
          if (!there) {
            await db.insert(boardPiece).values({ id: ids.next('piece'), boardId: b.id, slot: piece.slot, ...fields });
          } else if (!there.locked) await changePiece(db, there, fields);
        }
      },
    };
  });
}
