import {
  type BoardId,
  type ComposedBoard,
  isOwnName,
  isOwnNote,
  replacementFor,
  slotsOf,
} from '#core/selection/index.ts';
import { briefOf } from '#core/survey/index.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { projectFacts } from '../../project/project-facts.ts';
import { waitsForBoards } from '../../project/project-on-desk.ts';
import { getSubmittedSurvey } from '../../survey/get-submitted-survey.ts';
import { type DeskBoard, deskBoards, insertDraft, type SelectionRow, selectionsOfSurvey } from '../store.ts';
import { indexedCatalogue } from './catalogue-index.ts';
import { composedSlot } from './composed-slot.ts';
import { declinedBy } from './declined-pieces.ts';
import { proposeBoards, type Wishes } from './propose-boards.ts';
import { revisionRequests } from './revision-requests.ts';
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
  const proposal = await proposeBoards(ctx, surveyId, await revisionWishes(ctx, newest));
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
        return { ...own, ...whatStays(older, own) };
      });
      const same = older?.pieces[0]?.recordId === pieces[0]?.recordId ? older : undefined;
      // Our own words follow the pieces when the boards are published; a person's words stay.
      const name = same && !isOwnName(same.name) ? same.name : composed.name;
      const note = same && !isOwnNote(same.note) ? same.note : '';
      return { id: boardId, selectionId: id, letter, name, note, pieces };
    };
    const row = {
      id,
      surveyId,
      accountId: project.accountId,
      specialistId,
      revision: newest ? newest.revision + 1 : 0,
      createdAt: clock.now(),
    };
    await insertDraft(db, row, [boardOf('a', proposal.a), boardOf('b', proposal.b)]);
    const [draft] = await selectionsOfSurvey(db, surveyId);
    if (!draft) throw new Error(`the draft of ${surveyId} was not written`);
    return { ok: true, selection: draft };
  });
}

/** A piece that stays in its slot keeps its position, a person's note about it, and what they pinned or ruled out. */
function whatStays(older: DeskBoard | undefined, { slot, recordId }: { slot: number; recordId: string | null }) {
  const piece = older?.pieces.find((one) => one.slot === slot && one.recordId !== null && one.recordId === recordId);
  if (!piece) return {};
  const { note, footX, footY, pinned, forbidden } = piece;
  return { note: isOwnPieceNote(piece) ? '' : note, footX, footY, pinned, forbidden };
}

/**
 * Where a revision starts. For a swap, everything stays except the piece that didn't suit, and its replacement is
 * chosen to go with the rest. For a new pair, both boards are built around different anchor pieces.
 */
async function revisionWishes(ctx: Pick<Ctx, 'db'>, older: SelectionRow | undefined): Promise<Wishes> {
  if (!older) return {};
  const asked = (await revisionRequests(ctx, [older.surveyId])).get(older.surveyId);
  const boards = await deskBoards(ctx.db, older.id);
  const of = (letter: DeskBoard['letter']) => boards.find((board) => board.letter === letter)?.pieces ?? [];
  const leaveOut = declinedBy(asked, boards);
  if (asked?.kind !== 'swap-request') return { leaveOut };
  const survey = await getSubmittedSurvey(ctx, older.surveyId);
  const brief = survey && briefOf(survey.answers);
  if (!brief) return {};
  const { index, byId } = await indexedCatalogue(ctx);
  // The replacement must be new to both boards, so neither gets a piece the other has.
  const without = new Set(boards.flatMap(({ pieces }) => pieces.flatMap(({ recordId }) => recordId ?? [])));
  const kept = (letter: DeskBoard['letter']) => {
    const rest = of(letter).filter(({ recordId }) => recordId !== asked.recordId);
    const others = rest.flatMap(({ recordId }) => byId.get(recordId ?? '') ?? []);
    return new Map(
      of(letter).flatMap(({ slot, recordId }) => {
        const piece = slotsOf(brief)[slot];
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
  return { leaveOut: new Set([...leaveOut].filter((recordId) => !locked.has(recordId))), locks };
}
