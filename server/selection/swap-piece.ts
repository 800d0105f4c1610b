import { authorise } from '../account/authorise.ts';
import { appendAudit } from '../audit/append.ts';
import { itemsById } from '../catalog/find-items.ts';
import { actorName, type Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { changePiece, lockSelection, pieceById } from './store.ts';

export type Swapped =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'already-published' | 'not-on-sale' }
  /** Somebody was faster: who, and what stands there now. */
  | { ok: false; reason: 'stale'; changedBy: string | null; recordId: string | null };

/** Puts another piece into a slot of a draft. The caller says which version they saw. */
export async function swapPiece(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  given: { pieceId: string; version: number; recordId: string },
): Promise<Swapped> {
  if (!authorise(ctx.actor, 'board.compose').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside) => {
    const found = await pieceById(inside.db, given.pieceId);
    const draft = found && (await lockSelection(inside.db, found.selectionId));
    // Read again under the lock: whoever held it may have changed the piece.
    const piece = draft && (await pieceById(inside.db, given.pieceId));
    if (!piece || !draft) return { ok: false, reason: 'not-found' };
    if (draft.state !== 'draft') return { ok: false, reason: 'already-published' };
    const item = (await itemsById(inside, [given.recordId])).get(given.recordId);
    if (!item?.active || item.kind !== piece.kind) return { ok: false, reason: 'not-on-sale' };
    const changes = {
      recordId: item.recordId,
      unfilled: null,
      reasons: [],
      relaxed: [],
      changedBy: actorName(inside.actor),
    };
    const changed = await changePiece(inside.db, { id: piece.id, version: given.version }, changes);
    if (!changed) return { ok: false, reason: 'stale', changedBy: piece.changedBy, recordId: piece.recordId };
    const subject = { kind: 'selection', id: draft.id };
    await appendAudit(inside, {
      act: 'board.swap',
      subject,
      detail: { slot: piece.slot, from: piece.recordId, to: item.recordId },
    });
    return { ok: true };
  });
}
