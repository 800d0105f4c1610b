import { boardSchema } from '#core/selection/index.ts';
import { authorise } from '../account/authorise.ts';
import { actorName, type Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { boardById, changeBoard, changePiece, lockSelection, pieceById } from './store.ts';

export type Written =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'already-published' | 'too-long' }
  /** Somebody wrote something else meanwhile; nothing of theirs is lost. */
  | { ok: false; reason: 'stale' };

type Needs = Pick<Ctx, 'db' | 'actor'>;
const { name: nameSchema, note: noteSchema } = boardSchema.shape;
const noName = { success: true, data: '' } as const;

export interface BoardWords {
  name: string;
  note: string;
}

/** The name and the note of a board. The caller says what they saw before they wrote. */
export async function writeBoardWords(
  ctx: Needs,
  given: { boardId: string; seen: BoardWords } & BoardWords,
): Promise<Written> {
  if (!authorise(ctx.actor, 'board.compose').ok) return { ok: false, reason: 'not-allowed' };
  // While it is being written a name may be empty; publishing asks for one.
  const name = given.name.trim() === '' ? noName : nameSchema.safeParse(given.name);
  const note = noteSchema.safeParse(given.note);
  if (!name.success || !note.success) return { ok: false, reason: 'too-long' };
  return inTransaction(ctx, async ({ db }) => {
    const found = await boardById(db, given.boardId);
    const draft = found && (await lockSelection(db, found.selectionId));
    const row = draft && (await boardById(db, given.boardId));
    if (!draft || !row) return { ok: false, reason: 'not-found' };
    if (draft.state !== 'draft') return { ok: false, reason: 'already-published' };
    if (row.name !== given.seen.name || row.note !== given.seen.note) return { ok: false, reason: 'stale' };
    await changeBoard(db, row.id, { name: name.data, note: note.data });
    return { ok: true };
  });
}

/** The specialist's words about one piece. */
export async function writePieceNote(
  ctx: Needs,
  given: { pieceId: string; version: number; note: string },
): Promise<Written> {
  if (!authorise(ctx.actor, 'board.compose').ok) return { ok: false, reason: 'not-allowed' };
  const note = noteSchema.safeParse(given.note);
  if (!note.success) return { ok: false, reason: 'too-long' };
  return inTransaction(ctx, async ({ db, actor }) => {
    const piece = await pieceById(db, given.pieceId);
    const draft = piece && (await lockSelection(db, piece.selectionId));
    if (!piece || !draft) return { ok: false, reason: 'not-found' };
    if (draft.state !== 'draft') return { ok: false, reason: 'already-published' };
    const changes = { note: note.data, changedBy: actorName(actor) };
    const changed = await changePiece(db, { id: piece.id, version: given.version }, changes);
    return changed ? { ok: true } : { ok: false, reason: 'stale' };
  });
}
