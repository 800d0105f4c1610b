import { itemsById } from '../../catalog/find-items.ts';
import { type EditNeeds, editSlot, type SlotRefusal } from './edit-slot.ts';

export type Swapped = { ok: true } | SlotRefusal | { ok: false; reason: 'not-on-sale' };

/** Puts another piece into a slot of a draft. The old piece's note and position are cleared. */
export function swapPiece(
  ctx: EditNeeds,
  given: { pieceId: string; version: number; recordId: string },
): Promise<Swapped> {
  return editSlot<'not-on-sale'>(ctx, given, async (inside, piece) => {
    if (piece.version !== given.version) return { ok: false, reason: 'stale' };
    const item = (await itemsById(inside, [given.recordId])).get(given.recordId);
    if (!item?.active) return { ok: false, reason: 'not-on-sale' };
    const same = piece.recordId === item.recordId;
    const kept = same ? {} : { note: '', footX: null, footY: null };
    return {
      ok: true,
      act: 'board.swap',
      detail: { from: piece.recordId, to: item.recordId },
      changes: { recordId: item.recordId, kind: item.kind, unfilled: null, reasons: [], ...kept },
    };
  });
}
