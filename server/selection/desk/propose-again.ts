import type { BoardId, TasteModel, Wishes } from '#core/selection/index.ts';
import { authorise } from '../../authorise.ts';
import { itemsById } from '../../catalog/find-items.ts';
import { actorName, type Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { tasteOfPair } from '../learning/taste-in-use.ts';
import { type BoardPieceRow, changePiece, type DeskBoard, deskBoards, lockSelection } from '../store.ts';
import { composedSlot } from './composed-slot.ts';
import type { SlotRefusal } from './edit-slot.ts';
import { proposeBoards } from './propose-boards.ts';
import { asStep } from './steps/as-step.ts';
import { proposalsBefore } from './steps/store-steps.ts';

/** A slot that got another piece: what was there, and what is there now. */
export interface SlotChanged {
  board: BoardId;
  from: string | null;
  to: string | null;
}

export type ProposedAgain = { ok: true; changed: number; changes: SlotChanged[] } | SlotRefusal;

/**
 * Has the composer refill every slot that isn't locked, around those that are. The caller passes the versions they saw,
 * so that a colleague's swap isn't thrown away unseen.
 */
export async function proposeAgain(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  given: {
    selectionId: string;
    versions: ReadonlyMap<string, number> | null;
    /** Not what is there now, if there is another good board. */
    another?: boolean;
  },
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
    const taste = await tasteOfPair(inside, draft);
    const wishes = { locks: locksOf(boards), newer: draft.wishes, taste };
    const shown = given.another ? await shownBefore(inside.db, draft.id, pieces) : new Set<string>();
    const proposal =
      (await otherProposal(inside, draft.surveyId, wishes, shown, boards)) ??
      (await proposeBoards(inside, draft.surveyId, wishes));
    if (!proposal) return { ok: false, reason: 'not-found' };

    const changes = boards.flatMap(({ letter, pieces: slots }) =>
      slots.flatMap((piece) => {
        const composed = proposal[letter].slots[piece.slot];
        const fields = composed && composedSlot(composed);
        return fields && !piece.locked && fields.recordId !== piece.recordId ? [{ letter, piece, fields }] : [];
      }),
    );
    const changedBy = actorName(inside.actor);
    await asStep(inside, draft, { act: 'board.propose', detail: { changed: changes.length } }, async () => {
      for (const { piece, fields } of changes) {
        await changePiece(inside.db, piece, { ...fields, note: '', footX: null, footY: null, changedBy });
      }
    });
    const ids = changes.flatMap(({ piece, fields }) => [piece.recordId ?? [], fields.recordId ?? []].flat());
    const items = await itemsById(inside, [...new Set(ids)]);
    const nameOf = (id: string | null) => (id === null ? null : (items.get(id)?.name ?? null));
    return {
      ok: true,
      changed: changes.length,
      changes: changes.map(({ letter, piece, fields }) => ({
        ...{ board: letter, from: nameOf(piece.recordId), to: nameOf(fields.recordId) },
      })),
    };
  });
}

/** How many proposals back a piece counts as seen. */
const proposalsRemembered = 6;

/** What's on the boards and isn't locked, and what the last proposals took off them. */
async function shownBefore(db: Db, selectionId: string, pieces: readonly BoardPieceRow[]): Promise<Set<string>> {
  const before = await proposalsBefore(db, selectionId, proposalsRemembered);
  const seen = before.flatMap((state) => Object.values(state.pieces).flatMap((piece) => piece?.recordId ?? []));
  const kept = new Set(pieces.flatMap(({ locked, recordId }) => (locked && recordId ? [recordId] : [])));
  const now = pieces.flatMap(({ recordId }) => recordId ?? []);
  return new Set([...now, ...seen].filter((recordId) => !kept.has(recordId)));
}

/**
 * Boards without the pieces that were shown before. A slot that nothing else can fill, or only a worse kind of piece,
 * keeps what it has, so each time it's another good board. Null once everything has been shown.
 */
async function otherProposal(
  ctx: Pick<Ctx, 'db'>,
  surveyId: string,
  { locks, newer, taste }: { locks: ReturnType<typeof locksOf>; newer: Wishes; taste: TasteModel | null },
  shown: ReadonlySet<string>,
  boards: readonly DeskBoard[],
) {
  if (shown.size === 0) return null;
  const best = await proposeBoards(ctx, surveyId, { locks, newer, taste });
  const other = await proposeBoards(ctx, surveyId, { locks, newer, taste, leaveOut: shown });
  if (!best || !other) return null;
  // What can only be filled by giving up a wish stays with the best there is.
  const kept = (letter: BoardId) => {
    const fixed = new Map(locks[letter]);
    for (const [slot, one] of other[letter].slots.entries()) {
      const good = best[letter].slots[slot]?.suggestion;
      if (fixed.has(slot) || !good) continue;
      if (!one.suggestion || isWorse(one.suggestion.givenUp, good.givenUp)) fixed.set(slot, good.recordId);
    }
    return fixed;
  };
  const again = { a: kept('a'), b: kept('b') };
  const stays = new Set([...again.a.values(), ...again.b.values()]);
  const leaveOut = new Set([...shown].filter((recordId) => !stays.has(recordId)));
  const proposal = await proposeBoards(ctx, surveyId, { locks: again, newer, taste, leaveOut });
  const differs = boards.some(({ letter, pieces }) =>
    pieces.some(({ slot, recordId, locked }) => {
      const found = proposal?.[letter].slots[slot];
      return found !== undefined && !locked && (found.suggestion?.recordId ?? null) !== recordId;
    }),
  );
  return differs ? proposal : null;
}

type GivenUp = readonly { readonly fact: { readonly wish: string } }[];

/** Gives up more wishes, or goes over the tier for it. */
export function isWorse(other: GivenUp, good: GivenUp): boolean {
  const isOver = (wishes: GivenUp) => wishes.some(({ fact: { wish } }) => wish === 'tier');
  return other.length > good.length || (isOver(other) && !isOver(good));
}

function locksOf(boards: readonly DeskBoard[]) {
  const locked = (pieces: readonly BoardPieceRow[]) =>
    new Map(pieces.flatMap((one) => (one.locked && one.recordId !== null ? [[one.slot, one.recordId] as const] : [])));
  const of = (letter: 'a' | 'b') => locked(boards.find((board) => board.letter === letter)?.pieces ?? []);
  return { a: of('a'), b: of('b') };
}
