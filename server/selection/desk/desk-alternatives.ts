import { publicItem } from '#core/catalog/index.ts';
import { alternativesOffered, approvedFor, mostAlternates } from '#core/selection/index.ts';
import { briefOf } from '#core/survey/index.ts';
import { authorise } from '../../authorise.ts';
import { itemsById } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import { getSubmittedSurvey } from '../../survey/get-submitted-survey.ts';
import { type BoardPieceRow, boardById, selectionById } from '../store.ts';
import { type EditNeeds, editSlot, type SlotRefusal } from './edit-slot.ts';
import type { Desk } from './open-desk.ts';
import { slotAlternatives } from './slot-alternatives.ts';

/** What a specialist can say about an alternative: offer it first, never, or as the composer ranks it. */
export const alternativeMarks = ['pin', 'forbid', 'offer'] as const;
export type AlternativeMark = (typeof alternativeMarks)[number];

export interface DeskAlternative {
  item: ReturnType<typeof publicItem>;
  mark: 'pinned' | 'forbidden' | null;
  /** Its turn among those that take the piece's place if it goes; null if it isn't approved for that. */
  approved: number | null;
  /** Nothing is approved yet, and this is one of the two we'd take. */
  proposed: boolean;
  /** Among those the customer would see first. */
  shown: boolean;
  /** On the slot's list now. */
  passes: boolean;
}

/** What the customer could take instead of a slot's piece if the boards were published now, and what was ruled out. */
export async function deskAlternatives(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { surveyId, brief, selection }: Pick<Desk, 'surveyId' | 'brief' | 'selection'>,
  pieceId: string,
): Promise<DeskAlternative[]> {
  if (!selection || !authorise(ctx.actor, 'board.compose').ok) return [];
  const lists = await slotAlternatives(ctx, { ...selection, surveyId }, brief, { like: pieceId });
  const found = lists.find(({ row }) => row.id === pieceId);
  if (!found) return [];
  const { pinned, forbidden } = found.row;
  const approved = approvedFor(found.row.alternates, found.row.recordId);
  const listed = [...new Set([...found.recordIds, ...approved, ...forbidden])];
  const items = await itemsById(ctx, listed);
  return listed.flatMap((recordId, place): DeskAlternative[] => {
    const item = items.get(recordId);
    const ruledOut = forbidden.includes(recordId);
    const mark = ruledOut ? 'forbidden' : pinned.includes(recordId) ? 'pinned' : null;
    const passes = found.recordIds.includes(recordId);
    const shown = passes && place < alternativesOffered;
    const turn = approved.indexOf(recordId) + 1;
    const proposed = !ruledOut && approved.length === 0 && place < mostAlternates;
    return item ? [{ item: publicItem(item), mark, shown, passes, approved: turn || null, proposed }] : [];
  });
}

type MarkRefusal = 'not-an-alternative' | 'too-many-pins';
export type Marked = { ok: true } | SlotRefusal | { ok: false; reason: MarkRefusal };

/** Pins or rules out an alternative of a draft's slot, or takes that back. Only what passes the rules can be marked. */
export function markAlternative(
  ctx: EditNeeds,
  given: { pieceId: string; recordId: string; mark: AlternativeMark },
): Promise<Marked> {
  const { recordId, mark } = given;
  return editSlot<MarkRefusal>(ctx, given, async (inside, piece) => {
    const rest = (ids: readonly string[]) => ids.filter((id) => id !== recordId);
    const [pinned, forbidden] = [rest(piece.pinned), rest(piece.forbidden)];
    const detail = { recordId };
    if (mark === 'offer') return { ok: true, act: 'board.offer', detail, changes: { pinned, forbidden } };
    if (!(await alternativesOfSlot(inside, piece)).includes(recordId))
      return { ok: false, reason: 'not-an-alternative' };
    if (mark === 'forbid') {
      const approved = approvedFor(piece.alternates, piece.recordId);
      // What must not be offered can't stand in either.
      const alternates = piece.alternates && { ...piece.alternates, recordIds: rest(approved) };
      return {
        ...{ ok: true, act: 'board.forbid', detail },
        changes: { pinned, forbidden: [...forbidden, recordId], alternates },
      };
    }
    if (pinned.length >= alternativesOffered) return { ok: false, reason: 'too-many-pins' };
    return { ok: true, act: 'board.pin', detail, changes: { pinned: [...pinned, recordId], forbidden } };
  });
}

/** A draft's slot's own list, as of now. */
export async function alternativesOfSlot(ctx: EditNeeds, piece: BoardPieceRow): Promise<readonly string[]> {
  const board = await boardById(ctx.db, piece.boardId);
  const pair = board && (await selectionById(ctx.db, board.selectionId));
  const survey = pair && (await getSubmittedSurvey(ctx, pair.surveyId));
  const brief = survey && briefOf(survey.answers, survey.drawn);
  if (!brief) return [];
  const lists = await slotAlternatives(ctx, pair, brief, { like: piece.id });
  return lists.find(({ row }) => row.id === piece.id)?.recordIds ?? [];
}
