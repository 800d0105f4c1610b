import { boardSchema } from '#core/selection/index.ts';
import { authorise } from '../../authorise.ts';
import { inTransaction } from '../../db/transaction.ts';
import { boardById, changeBoard, lockSelection } from '../store.ts';
import { type EditNeeds, editSlot, type SlotRefusal } from './edit-slot.ts';
import { asStep } from './steps/as-step.ts';
import { lastWriter } from './steps/store-steps.ts';

export type Written =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'already-published' | 'too-long' }
  /** Something else was written in the meantime, by this person or another. Nothing is overwritten. */
  | { ok: false; reason: 'stale'; changedBy: string | null };

const { name: nameSchema, note: noteSchema } = boardSchema.shape;
const noName = { success: true, data: '' } as const;

export interface BoardWords {
  name: string;
  note: string;
}

/** Saves a board's name and note. The caller passes what they saw before writing. */
export async function writeBoardWords(
  ctx: EditNeeds,
  given: { boardId: string; seen: BoardWords } & BoardWords,
): Promise<Written> {
  if (!authorise(ctx.actor, 'board.compose').ok) return { ok: false, reason: 'not-allowed' };
  // A name may be empty while drafting; publishing requires one.
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
    // Saved already, by a save whose answer got lost or from another tab.
    if (row.name === name.data && row.note === note.data) return { ok: true };
    if (row.name !== given.seen.name || row.note !== given.seen.note) {
      return {
        ok: false,
        reason: 'stale',
        changedBy: await lastWriter(db, { selectionId: draft.id, boardId: row.id }),
      };
    }
    await asStep(inside, draft, { act: 'board.write', detail: { board: row.letter } }, () =>
      changeBoard(db, row.id, { name: name.data, note: note.data }),
    );
    return { ok: true };
  });
}

/** Saves the specialist's note on one piece. The caller passes which piece it is and what the note said before. */
export function writePieceNote(
  ctx: EditNeeds,
  given: { pieceId: string; seen: { recordId: string; note: string }; note: string },
): Promise<{ ok: true } | SlotRefusal | { ok: false; reason: 'too-long' }> {
  const note = noteSchema.safeParse(given.note);
  return editSlot<'too-long'>(ctx, given, (_, piece) => {
    if (!note.success) return { ok: false, reason: 'too-long' };
    const saved = piece.recordId === given.seen.recordId && piece.note === note.data;
    if (!saved && (piece.recordId !== given.seen.recordId || piece.note !== given.seen.note))
      return { ok: false, reason: 'stale' };
    return { ok: true, act: 'board.write', changes: { note: note.data } };
  });
}
