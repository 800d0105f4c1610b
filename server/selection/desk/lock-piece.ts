import { type EditNeeds, editSlot, type SlotRefusal } from './edit-slot.ts';

/** A locked piece stays in place when the rest is proposed again. */
export const lockPiece = (
  ctx: EditNeeds,
  given: { pieceId: string; recordId: string; locked: boolean },
): Promise<{ ok: true } | SlotRefusal> =>
  editSlot<never>(ctx, given, (_, piece) =>
    piece.recordId === given.recordId
      ? { ok: true, changes: { locked: given.locked }, act: given.locked ? 'board.lock' : 'board.unlock' }
      : { ok: false, reason: 'stale' },
  );
