import { boardSchema } from '#core/selection/index.ts';
import { authorise } from '../../account/authorise.ts';
import { appendAudit } from '../../audit/append.ts';
import { inTransaction } from '../../db/transaction.ts';
import { boardById, changeBoard, lockSelection } from '../store.ts';
import { type EditNeeds, editSlot, type SlotRefusal } from './edit-slot.ts';
import { tellDesk } from './tell-desk.ts';

export type Written =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'already-published' | 'too-long' }
  /** Somebody wrote something else meanwhile; nothing of theirs is lost. */
  | { ok: false; reason: 'stale' };

const { name: nameSchema, note: noteSchema } = boardSchema.shape;
const noName = { success: true, data: '' } as const;

export interface BoardWords {
  name: string;
  note: string;
}

/** The name and the note of a board. The caller says what they saw before they wrote. */
export async function writeBoardWords(
  ctx: EditNeeds,
  given: { boardId: string; seen: BoardWords } & BoardWords,
): Promise<Written> {
  if (!authorise(ctx.actor, 'board.compose').ok) return { ok: false, reason: 'not-allowed' };
  // While it is being written a name may be empty; publishing asks for one.
  const name = given.name.trim() === '' ? noName : nameSchema.safeParse(given.name);
  const note = noteSchema.safeParse(given.note);
  if (!name.success || !note.success) return { ok: false, reason: 'too-long' };
  return inTransaction(ctx, async (inside) => {
    const { db } = inside;
    const found = await boardById(db, given.boardId);
    const draft = found && (await lockSelection(db, found.selectionId));
    const row = draft && (await boardById(db, given.boardId));
    if (!draft || !row) return { ok: false, reason: 'not-found' };
    if (draft.state !== 'draft') return { ok: false, reason: 'already-published' };
    if (row.name !== given.seen.name || row.note !== given.seen.note) return { ok: false, reason: 'stale' };
    await changeBoard(db, row.id, { name: name.data, note: note.data });
    await appendAudit(inside, {
      act: 'board.write',
      subject: { kind: 'selection', id: draft.id },
      surveyId: draft.surveyId,
      detail: { board: row.letter },
    });
    await tellDesk(inside);
    return { ok: true };
  });
}

/** The specialist's words about one piece; they say which piece, and what was written there before. */
export function writePieceNote(
  ctx: EditNeeds,
  given: { pieceId: string; seen: { recordId: string; note: string }; note: string },
): Promise<{ ok: true } | SlotRefusal | { ok: false; reason: 'too-long' }> {
  const note = noteSchema.safeParse(given.note);
  return editSlot<'too-long'>(ctx, given, (_, piece) => {
    if (!note.success) return { ok: false, reason: 'too-long' };
    if (piece.recordId !== given.seen.recordId || piece.note !== given.seen.note) return { ok: false, reason: 'stale' };
    return { ok: true, act: 'board.write', changes: { note: note.data } };
  });
}
