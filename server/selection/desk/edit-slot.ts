import type { AuditAct } from '#core/audit/index.ts';
import { authorise } from '../../authorise.ts';
import { actorName, type Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type BoardPieceRow, changePiece, lockSelection, pieceById } from '../store.ts';
import { asStep } from './steps/as-step.ts';

export type EditNeeds = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

/** Someone was faster, also in another tab of their own: who, and which piece is there now. */
export interface StaleSlot {
  ok: false;
  reason: 'stale';
  changedBy: string | null;
  recordId: string | null;
}

export type SlotRefusal = { ok: false; reason: 'not-allowed' | 'not-found' | 'already-published' } | StaleSlot;

export type SlotEdit<Refusal extends string = never> =
  | { ok: true; changes: Partial<BoardPieceRow>; act: AuditAct; detail?: Record<string, unknown> }
  | { ok: false; reason: Refusal | 'stale' };

/**
 * Changes one slot of a draft. The edit sees the current slot and says whether that's what its author saw. If a
 * colleague was faster, the author is told who, and nothing is overwritten.
 */
export async function editSlot<Refusal extends string = never>(
  ctx: EditNeeds,
  { pieceId }: { pieceId: string },
  edit: (inside: EditNeeds, piece: BoardPieceRow) => Promise<SlotEdit<Refusal>> | SlotEdit<Refusal>,
): Promise<{ ok: true } | SlotRefusal | { ok: false; reason: Refusal }> {
  if (!authorise(ctx.actor, 'board.compose').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside) => {
    const found = await pieceById(inside.db, pieceId);
    const draft = found && (await lockSelection(inside.db, found.selectionId));
    // Read again under the lock: the previous holder may have changed the piece.
    const piece = draft && (await pieceById(inside.db, pieceId));
    if (!piece || !draft) return { ok: false, reason: 'not-found' };
    if (draft.state !== 'draft') return { ok: false, reason: 'already-published' };
    const edited = await edit(inside, piece);
    if (!edited.ok && edited.reason === 'stale') {
      return { ok: false, reason: 'stale', changedBy: piece.changedBy, recordId: piece.recordId };
    }
    if (!edited.ok) return { ok: false, reason: edited.reason as Refusal };
    // Saved already, by a save whose answer got lost or from another tab.
    if (edited.act === 'board.write' && edited.changes.note === piece.note) return { ok: true };
    const changes = { ...edited.changes, changedBy: actorName(inside.actor) };
    const detail = { slot: piece.slot, ...edited.detail };
    await asStep(inside, draft, { act: edited.act, detail }, async () => {
      if (!(await changePiece(inside.db, piece, changes))) throw new Error(`slot ${piece.id} changed under its lock`);
    });
    return { ok: true };
  });
}
