import { inStock } from '#core/catalog/index.ts';
import { doorFit, slotsWith } from '#core/selection/index.ts';
import { itemsById } from '../../../catalog/find-items.ts';
import { actorName } from '../../../context.ts';
import { changePiece, deskBoards, selectionById } from '../../store.ts';
import type { EditNeeds } from '../edit-slot.ts';
import { type DraftRefusal, editDraft } from './edit-draft.ts';

/**
 * Begins from boards another customer got: their pieces go into the slots that ask for the same kind, board by board.
 * Only what's on sale, in stock and passes this customer's door comes along. Names, notes and locked pieces stay.
 */
export function beginFrom(
  ctx: EditNeeds,
  { selectionId, fromId }: { selectionId: string; fromId: string },
): Promise<{ ok: true } | DraftRefusal | { ok: false; reason: 'nothing-fits' }> {
  return editDraft<'nothing-fits'>(ctx, selectionId, async ({ inside, draft, brief, boards }) => {
    const earlier = await selectionById(inside.db, fromId);
    if (!earlier || earlier.state === 'draft' || earlier.state === 'withdrawn')
      return { ok: false, reason: 'nothing-fits' };
    const theirs = await deskBoards(inside.db, earlier.id);
    const items = await itemsById(
      inside,
      theirs.flatMap(({ pieces }) => pieces.flatMap(({ recordId }) => recordId ?? [])),
    );
    const slots = slotsWith(brief, draft.wishes);
    const changes = boards.flatMap(({ letter, pieces }) => {
      const free = (theirs.find((board) => board.letter === letter)?.pieces ?? []).flatMap(
        ({ recordId }) => (recordId === null ? undefined : items.get(recordId)) ?? [],
      );
      return pieces.flatMap((piece) => {
        const wanted = slots[piece.slot];
        if (!wanted || piece.locked) return [];
        const at = free.findIndex(
          (item) =>
            item.kind === wanted.kind &&
            item.active &&
            inStock(item, piece.quantity) &&
            !doorFit(item, brief.doorway).stops,
        );
        const [item] = at < 0 ? [] : free.splice(at, 1);
        return item && item.recordId !== piece.recordId ? [{ piece, item }] : [];
      });
    });
    if (changes.length === 0) return { ok: false, reason: 'nothing-fits' };
    const cleared = { unfilled: null, note: '', reasons: [], footX: null, footY: null };
    const changedBy = actorName(inside.actor);
    return {
      ok: true,
      act: 'board.begin-from',
      detail: { from: fromId, pieces: changes.length },
      change: async () => {
        for (const { piece, item } of changes) {
          const { recordId, kind } = item;
          await changePiece(inside.db, piece, { ...cleared, recordId, kind, changedBy });
        }
      },
    };
  });
}
