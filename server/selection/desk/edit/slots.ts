import { eq } from 'drizzle-orm';
import { pieceNames } from '#core/catalog/index.ts';
import { type BoardId, freeSlot, kindNamed, maximumQuantity, slotsOf } from '#core/selection/index.ts';
import { actorName } from '../../../context.ts';
import { boardPiece } from '../../../db/schema/index.ts';
import { changePiece, setState } from '../../store.ts';
import { type EditNeeds, editSlot, type SlotRefusal, type StaleSlot } from '../edit-slot.ts';
import { type DraftRefusal, editDraft } from './edit-draft.ts';

const leftOpen = (kind: string) => {
  const known = kindNamed(kind);
  return `${known ? pieceNames[known].one : 'Slot'}: ${byHand}`;
};
const byHand = 'left open by hand.';

/** Whether someone emptied the slot, rather than nothing fitting it. */
export const isLeftOpen = (unfilled: string | null): boolean => unfilled?.endsWith(byHand) ?? false;

/** Adds a slot the quiz didn't ask for to one board. A kind the other board got this way shares its number. */
export function addSlot(
  ctx: EditNeeds,
  { selectionId, letter, kind: named }: { selectionId: string; letter: BoardId; kind: string },
): Promise<{ ok: true } | DraftRefusal | { ok: false; reason: 'no-such-kind' | 'board-full' }> {
  return editDraft<'no-such-kind' | 'board-full'>(ctx, selectionId, ({ inside, draft, brief, boards }) => {
    const kind = kindNamed(named);
    const board = boards.find((one) => one.letter === letter);
    if (!kind || !board) return { ok: false, reason: 'no-such-kind' };
    const here = board.pieces.map(({ slot }) => slot);
    const shared = Object.entries(draft.wishes).find(([slot, wish]) => wish.kind === kind && !here.includes(+slot));
    const taken = [
      ...boards.flatMap(({ pieces }) => pieces.map(({ slot }) => slot)),
      ...Object.keys(draft.wishes).map(Number),
    ];
    const slot = shared ? Number(shared[0]) : freeSlot(brief, taken);
    if (slot === null) return { ok: false, reason: 'board-full' };
    return {
      ok: true,
      act: 'board.add-slot',
      detail: { slot, kind },
      change: async () => {
        const { db, ids, actor } = inside;
        const row = { id: ids.next('piece'), boardId: board.id, slot, kind, unfilled: leftOpen(kind) };
        await db.insert(boardPiece).values({ ...row, changedBy: actorName(actor) });
        if (!shared) await setState(db, draft.id, { wishes: { ...draft.wishes, [slot]: { kind } } });
      },
    };
  });
}

/** Takes the piece out of a slot. An empty slot that was added by hand goes altogether. */
export async function emptySlot(
  ctx: EditNeeds,
  { selectionId, pieceId, version }: { selectionId: string; pieceId: string; version: number },
): Promise<{ ok: true } | DraftRefusal | StaleSlot | { ok: false; reason: 'asked-for' }> {
  let now: Pick<StaleSlot, 'changedBy' | 'recordId'> = { changedBy: null, recordId: null };
  const done = await editDraft<'not-found' | 'stale' | 'asked-for'>(
    ctx,
    selectionId,
    ({ inside: { db, actor }, brief, boards }) => {
      const piece = boards.flatMap(({ pieces }) => pieces).find(({ id }) => id === pieceId);
      if (!piece) return { ok: false, reason: 'not-found' };
      now = piece;
      if (piece.version !== version) return { ok: false, reason: 'stale' };
      const added = piece.slot >= slotsOf(brief).length;
      if (piece.recordId === null && !added) return { ok: false, reason: 'asked-for' };
      const cleared = {
        recordId: null,
        unfilled: leftOpen(piece.kind),
        note: '',
        reasons: [],
        footX: null,
        footY: null,
      };
      return {
        ok: true,
        act: 'board.empty-slot',
        detail: { slot: piece.slot, recordId: piece.recordId },
        change: async () => {
          if (piece.recordId === null) await db.delete(boardPiece).where(eq(boardPiece.id, piece.id));
          else await changePiece(db, piece, { ...cleared, locked: false, changedBy: actorName(actor) });
        },
      };
    },
  );
  if (done.ok) return done;
  const { reason } = done;
  if (reason !== 'stale') return { ok: false, reason };
  return { ok: false, reason, changedBy: now.changedBy, recordId: now.recordId };
}

/** How many of a slot's piece the customer gets. */
export function setQuantity(
  ctx: EditNeeds,
  given: { pieceId: string; version: number; quantity: number },
): Promise<{ ok: true } | SlotRefusal | { ok: false; reason: 'bad-quantity' }> {
  const { quantity } = given;
  return editSlot<'bad-quantity'>(ctx, given, (_, piece) => {
    const real = Number.isInteger(quantity) && quantity >= 1 && quantity <= maximumQuantity;
    if (!real) return { ok: false, reason: 'bad-quantity' };
    if (piece.version !== given.version) return { ok: false, reason: 'stale' };
    return { ok: true, act: 'board.quantity', detail: { from: piece.quantity, to: quantity }, changes: { quantity } };
  });
}
