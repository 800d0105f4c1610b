import { replacementFor, slotsOf } from '#core/selection/index.ts';
import { briefOf } from '#core/survey/index.ts';
import type { Ctx } from '../../context.ts';
import { revisionRequests } from '../../message/revision-requests.ts';
import { getSubmittedSurvey } from '../../survey/get-submitted-survey.ts';
import { type DeskBoard, deskBoards, type SelectionRow } from '../store.ts';
import { indexedCatalogue } from './catalogue-index.ts';
import type { Wishes } from './propose-boards.ts';

/**
 * What a revision begins with. For a swap everything stays but the piece that did not suit, and what takes its place is
 * chosen to go with the rest; for a new pair both boards are built around something else.
 */
export async function revisionWishes(ctx: Pick<Ctx, 'db'>, older: SelectionRow | undefined): Promise<Wishes> {
  if (!older) return {};
  const asked = (await revisionRequests(ctx, [older.surveyId])).get(older.surveyId);
  const boards = await deskBoards(ctx.db, older.id);
  const of = (letter: DeskBoard['letter']) => boards.find((board) => board.letter === letter)?.pieces ?? [];
  if (asked?.kind !== 'swap-request') {
    const anchors = boards.flatMap(({ pieces }) => pieces.find(({ slot }) => slot === 0)?.recordId ?? []);
    return { leaveOut: new Set(anchors) };
  }
  const survey = await getSubmittedSurvey(ctx, older.surveyId);
  const brief = survey && briefOf(survey.answers);
  if (!brief) return {};
  const { index, byId } = await indexedCatalogue(ctx);
  // What takes its place is new to both boards: neither gets what the other has.
  const without = new Set(boards.flatMap(({ pieces }) => pieces.flatMap(({ recordId }) => recordId ?? [])));
  const kept = (letter: DeskBoard['letter']) => {
    const stays = of(letter).filter(({ recordId }) => recordId !== asked.recordId);
    const others = stays.flatMap(({ recordId }) => byId.get(recordId ?? '') ?? []);
    return new Map(
      of(letter).flatMap(({ slot, recordId }) => {
        const piece = slotsOf(brief)[slot];
        if (recordId !== asked.recordId || !piece) return recordId ? [[slot, recordId] as const] : [];
        const found = replacementFor(brief, piece, index, { board: letter, others, without });
        if (found) without.add(found);
        return found ? [[slot, found] as const] : [];
      }),
    );
  };
  return { leaveOut: new Set(asked.recordId ? [asked.recordId] : []), locks: { a: kept('a'), b: kept('b') } };
}
