import {
  type BoardId,
  type ComposedBoard,
  isOwnName,
  isOwnNote,
  type Wishes as NewerWishes,
  replacementFor,
  slotsWith,
  wishInWords,
} from '#core/selection/index.ts';
import { type Brief, briefOf } from '#core/survey/index.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { projectFacts } from '../../project/project-facts.ts';
import { waitsForBoards } from '../../project/project-on-desk.ts';
import { getSubmittedSurvey } from '../../survey/get-submitted-survey.ts';
import { tasteForProposal } from '../learning/taste-in-use.ts';
import {
  type BoardPieceRow,
  type DeskBoard,
  deskBoards,
  insertDraft,
  type SelectionRow,
  selectionsOfSurvey,
} from '../store.ts';
import { indexedCatalog } from './catalog-index.ts';
import { composedSlot } from './composed-slot.ts';
import { declinedBy } from './declined-pieces.ts';
import { proposeBoards, type Wishes } from './propose-boards.ts';
import { type RevisionAsked, revisionRequests } from './revision-requests.ts';
import { isOwnPieceNote } from './write-true-words.ts';

export type Drafted = { ok: true; selection: SelectionRow } | { ok: false; reason: 'not-waiting' | 'nothing-asked' };

export interface Draft {
  surveyId: string;
  specialistId: string | null;
}

/** Saves the composer's proposal as a draft. A second call returns the same one: a revision has one selection. */
export async function draftBoards(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids'>,
  { surveyId, specialistId }: Draft,
): Promise<Drafted> {
  const project = await projectFacts(ctx, surveyId);
  if (!project || !waitsForBoards(project.state)) return { ok: false, reason: 'not-waiting' };
  const [newest] = await selectionsOfSurvey(ctx.db, surveyId);
  if (newest?.state === 'draft') return { ok: true, selection: newest };
  const { swapped, ...wishes } = await revisionWishes(ctx, newest);
  const taste = await tasteForProposal(ctx, surveyId);
  const proposal = await proposeBoards(ctx, surveyId, { ...wishes, taste: taste?.model ?? null });
  if (!proposal) return { ok: false, reason: 'nothing-asked' };
  const before = newest ? await deskBoards(ctx.db, newest.id) : [];

  return inTransaction(ctx, async ({ db, ids, clock }) => {
    const id = ids.next('selection');
    const boardOf = (letter: BoardId, composed: ComposedBoard) => {
      const boardId = ids.next('board');
      const older = before.find((board) => board.letter === letter);
      const pieces = composed.slots.map((slot, number) => {
        const fields = composedSlot(slot);
        const own = { id: ids.next('piece'), boardId, slot: number, ...fields };
        return { ...own, ...whatStays(older, own, swapped) };
      });
      const behind = older?.pieces.filter(({ slot }) => slot >= composed.slots.length) ?? [];
      const added = behind.map((piece) => addedBefore(piece, { id: ids.next('piece'), boardId }, wishes.leaveOut));
      const same = older?.pieces[0]?.recordId === pieces[0]?.recordId ? older : undefined;
      // Our own words follow the pieces when the boards are published; a person's words stay.
      const name = same && !isOwnName(same.name) ? same.name : composed.name;
      const note = same && !isOwnNote(same.note) ? same.note : '';
      return { id: boardId, selectionId: id, letter, name, note, pieces: [...pieces, ...added] };
    };
    const row = {
      id,
      surveyId,
      accountId: project.accountId,
      specialistId,
      revision: newest ? newest.revision + 1 : 0,
      wishes: wishes.newer ?? {},
      tasteVersion: taste?.version ?? null,
      createdAt: clock.now(),
    };
    await insertDraft(db, row, [boardOf('a', proposal.a), boardOf('b', proposal.b)]);
    const [draft] = await selectionsOfSurvey(db, surveyId);
    if (!draft) throw new Error(`the draft of ${surveyId} was not written`);
    return { ok: true, selection: draft };
  });
}

/**
 * A piece that stays in its slot keeps its position, a person's note about it, how many of it there are, what they
 * pinned or ruled out, and the alternates approved for it. In answer to a swap it's locked, too: only the piece that was asked about is open.
 */
function whatStays(
  older: DeskBoard | undefined,
  { slot, recordId }: { slot: number; recordId: string | null },
  swapped: boolean,
) {
  const piece = older?.pieces.find((one) => one.slot === slot && one.recordId !== null && one.recordId === recordId);
  if (!piece) return {};
  const { note, footX, footY, pinned, forbidden, quantity } = piece;
  const alternates = piece.alternates?.for === recordId ? piece.alternates : null;
  const marks = { pinned, forbidden, alternates };
  return { note: isOwnPieceNote(piece) ? '' : note, footX, footY, ...marks, quantity, locked: swapped };
}

/** A slot someone added to the pair before comes along, without a piece the customer doesn't want. */
function addedBefore(
  { slot, kind, recordId, quantity, unfilled, note, footX, footY }: BoardPieceRow,
  own: Own,
  leaveOut: ReadonlySet<string> = new Set(),
) {
  const empty = { ...own, slot, kind, quantity, recordId: null, unfilled };
  return recordId === null || leaveOut.has(recordId) ? empty : { ...empty, recordId, note, footX, footY };
}
interface Own {
  id: string;
  boardId: string;
}

interface Revision extends Wishes {
  /** Everything but the piece that was asked about stays. */
  swapped: boolean;
}

/**
 * Where a revision starts. For a swap, everything stays except the piece that didn't suit, and its replacement is
 * chosen to go with the rest, by what the customer says about it now. For a new pair, both boards are built around
 * different anchor pieces.
 */
async function revisionWishes(ctx: Pick<Ctx, 'db'>, older: SelectionRow | undefined): Promise<Revision> {
  if (!older) return { swapped: false };
  const asked = (await revisionRequests(ctx, [older.surveyId])).get(older.surveyId);
  const boards = await deskBoards(ctx.db, older.id);
  const of = (letter: DeskBoard['letter']) => boards.find((board) => board.letter === letter)?.pieces ?? [];
  const leaveOut = declinedBy(asked, boards);
  if (asked?.kind !== 'swap-request') return { leaveOut, newer: older.wishes, swapped: false };
  const survey = await getSubmittedSurvey(ctx, older.surveyId);
  const brief = survey && briefOf(survey.answers, survey.drawn);
  if (!brief) return { swapped: false };
  const { index, byId } = await indexedCatalog(ctx);
  const newer = newestWishes(brief, older.wishes, boards, asked);
  const slots = slotsWith(brief, newer);
  // The replacement must be new to both boards, so neither gets a piece the other has.
  const without = new Set(boards.flatMap(({ pieces }) => pieces.flatMap(({ recordId }) => recordId ?? [])));
  const kept = (letter: DeskBoard['letter']) => {
    const rest = of(letter).filter(({ recordId }) => recordId !== asked.recordId);
    const others = rest.flatMap(({ recordId }) => byId.get(recordId ?? '') ?? []);
    return new Map(
      of(letter).flatMap(({ slot, recordId }) => {
        const piece = slots[slot];
        if (recordId !== asked.recordId || !piece) return recordId ? [[slot, recordId] as const] : [];
        const found = replacementFor(brief, piece, index, { board: letter, others, without });
        if (found) without.add(found);
        // With nothing to replace it, the main piece stays, and the specialist says why in the thread.
        const stays = found ?? (slot === 0 && byId.has(recordId ?? '') ? recordId : null);
        return stays ? [[slot, stays] as const] : [];
      }),
    );
  };
  const locks = { a: kept('a'), b: kept('b') };
  const locked = new Set([...locks.a.values(), ...locks.b.values()]);
  const out = new Set([...leaveOut].filter((recordId) => !locked.has(recordId)));
  return { leaveOut: out, locks, newer, swapped: true };
}

/** The wishes a swap is answered by: what the request says about the piece replaces what the quiz said. */
function newestWishes(
  brief: Brief,
  before: NewerWishes,
  boards: readonly DeskBoard[],
  { recordId, body }: RevisionAsked,
): NewerWishes {
  const slots = slotsWith(brief, before);
  const asked = boards.flatMap(({ pieces }) => pieces.filter((piece) => piece.recordId === recordId));
  const said = asked.flatMap(({ slot }) => {
    const piece = slots[slot];
    const wish = piece ? wishInWords(body, piece) : {};
    return Object.keys(wish).length > 0 ? [[slot, { ...before[slot], ...wish }] as const] : [];
  });
  return { ...before, ...Object.fromEntries(said) };
}
