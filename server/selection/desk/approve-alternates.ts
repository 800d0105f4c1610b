import { approvedFor, mostAlternates } from '#core/selection/index.ts';
import { actorName } from '../../context.ts';
import { changePiece } from '../store.ts';
import { alternativesOfSlot } from './desk-alternatives.ts';
import { type DraftRefusal, editDraft } from './edit/edit-draft.ts';
import { type EditNeeds, editSlot, type SlotRefusal } from './edit-slot.ts';
import { slotAlternatives } from './slot-alternatives.ts';

type ApproveRefusal = 'not-an-alternative' | 'too-many-alternates';
export type Approved = { ok: true } | SlotRefusal | { ok: false; reason: ApproveRefusal };

/**
 * Approves what takes a piece's place if it goes from the published board, in this order, or takes that back. Only what
 * is on the slot's list can be approved.
 */
export function approveAlternates(
  ctx: EditNeeds,
  given: { pieceId: string; recordId: string; alternates: readonly string[] },
): Promise<Approved> {
  const alternates = [...new Set(given.alternates)];
  return editSlot<ApproveRefusal>(ctx, given, async (inside, piece) => {
    if (piece.recordId !== given.recordId) return { ok: false, reason: 'stale' };
    if (alternates.length > mostAlternates) return { ok: false, reason: 'too-many-alternates' };
    const approved = approvedFor(piece.alternates, piece.recordId);
    const fresh = alternates.filter((id) => !approved.includes(id));
    const listed = fresh.length > 0 ? await alternativesOfSlot(inside, piece) : [];
    if (fresh.some((id) => !listed.includes(id))) return { ok: false, reason: 'not-an-alternative' };
    return {
      ok: true,
      act: 'board.approve',
      detail: { recordId: piece.recordId, alternates },
      changes: { alternates: alternates.length > 0 ? { for: given.recordId, recordIds: alternates } : null },
    };
  });
}

/** Approves the first two of every slot's list, where nothing is approved yet. */
export function approveAllAlternates(
  ctx: EditNeeds,
  { selectionId }: { selectionId: string },
): Promise<{ ok: true } | DraftRefusal | { ok: false; reason: 'nothing-to-approve' }> {
  return editDraft<'nothing-to-approve'>(ctx, selectionId, async ({ inside, draft, brief }) => {
    const lists = await slotAlternatives(inside, draft, brief);
    const open = lists.filter(
      ({ row, recordIds }) => recordIds.length > 0 && approvedFor(row.alternates, row.recordId).length === 0,
    );
    if (open.length === 0) return { ok: false, reason: 'nothing-to-approve' };
    return {
      ok: true,
      act: 'board.approve',
      detail: { slots: open.length },
      change: async () => {
        for (const { row, slot, recordIds } of open) {
          const alternates = { for: slot.item.recordId, recordIds: recordIds.slice(0, mostAlternates) };
          await changePiece(inside.db, row, { alternates, changedBy: actorName(inside.actor) });
        }
      },
    };
  });
}
