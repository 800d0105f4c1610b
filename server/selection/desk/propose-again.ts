import { appendAudit } from '../../audit/append.ts';
import { authorise } from '../../authorise.ts';
import { actorName, type Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type BoardPieceRow, changePiece, type DeskBoard, deskBoards, lockSelection } from '../store.ts';
import { composedSlot } from './composed-slot.ts';
import type { SlotRefusal } from './edit-slot.ts';
import { proposeBoards } from './propose-boards.ts';
import { tellDesk } from './tell-desk.ts';

export type ProposedAgain = { ok: true; changed: number } | SlotRefusal;

/**
 * Has the composer refill every slot that isn't locked, around those that are. The caller passes the versions they saw,
 * so that a colleague's swap isn't thrown away unseen.
 */
export async function proposeAgain(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  given: { selectionId: string; versions: ReadonlyMap<string, number> | null },
): Promise<ProposedAgain> {
  const may = ctx.actor.kind === 'system' || authorise(ctx.actor, 'board.compose').ok;
  if (!may) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside) => {
    const draft = await lockSelection(inside.db, given.selectionId);
    if (!draft) return { ok: false, reason: 'not-found' };
    if (draft.state !== 'draft') return { ok: false, reason: 'already-published' };
    const boards = await deskBoards(inside.db, draft.id);
    const pieces = boards.flatMap((board) => board.pieces);
    const other = given.versions && pieces.find(({ id, version }) => given.versions?.get(id) !== version);
    if (other) return { ok: false, reason: 'stale', changedBy: other.changedBy, recordId: other.recordId };
    const proposal = await proposeBoards(inside, draft.surveyId, { locks: locksOf(boards) });
    if (!proposal) return { ok: false, reason: 'not-found' };

    const changes = boards.flatMap(({ letter, pieces: slots }) =>
      slots.flatMap((piece) => {
        const composed = proposal[letter].slots[piece.slot];
        const fields = composed && composedSlot(composed);
        return fields && !piece.locked && fields.recordId !== piece.recordId ? [{ piece, fields }] : [];
      }),
    );
    const changedBy = actorName(inside.actor);
    for (const { piece, fields } of changes) {
      await changePiece(inside.db, piece, { ...fields, note: '', footX: null, footY: null, changedBy });
    }
    await appendAudit(inside, {
      act: 'board.propose',
      subject: { kind: 'selection', id: draft.id },
      surveyId: draft.surveyId,
      detail: { changed: changes.length },
    });
    await tellDesk(inside);
    return { ok: true, changed: changes.length };
  });
}

function locksOf(boards: readonly DeskBoard[]) {
  const locked = (pieces: readonly BoardPieceRow[]) =>
    new Map(pieces.flatMap((one) => (one.locked && one.recordId !== null ? [[one.slot, one.recordId] as const] : [])));
  const of = (letter: 'a' | 'b') => locked(boards.find((board) => board.letter === letter)?.pieces ?? []);
  return { a: of('a'), b: of('b') };
}
