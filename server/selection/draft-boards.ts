import type { BoardId, ComposedBoard } from '#core/selection/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { projectFacts } from '../project/project-facts.ts';
import { proposeBoards } from './propose-boards.ts';
import { insertDraft, type SelectionRow, selectionsOfSurvey } from './store.ts';

export type Drafted = { ok: true; selection: SelectionRow } | { ok: false; reason: 'not-waiting' | 'nothing-asked' };

/**
 * Puts the composer's proposal on the desk as a draft. Asked again, by anyone, it is the same draft: a survey has one
 * selection per revision.
 */
export async function draftBoards(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids'>,
  { surveyId, specialistId }: { surveyId: string; specialistId: string | null },
): Promise<Drafted> {
  const project = await projectFacts(ctx, surveyId);
  if (!project || !['waiting for boards', 'revising'].includes(project.state))
    return { ok: false, reason: 'not-waiting' };
  const [newest] = await selectionsOfSurvey(ctx.db, surveyId);
  if (newest?.state === 'draft') return { ok: true, selection: newest };
  const proposal = await proposeBoards(ctx, surveyId);
  if (!proposal) return { ok: false, reason: 'nothing-asked' };

  return inTransaction(ctx, async ({ db, ids, clock }) => {
    const id = ids.next('selection');
    const boardOf = (letter: BoardId, composed: ComposedBoard) => {
      const boardId = ids.next('board');
      const pieces = composed.slots.map(({ piece, suggestion, open }, slot) => ({
        id: ids.next('piece'),
        boardId,
        slot,
        kind: piece.kind,
        recordId: suggestion?.recordId ?? null,
        unfilled: open?.words ?? null,
        quantity: piece.quantity,
        reasons: suggestion?.reasons.map(({ words }) => words) ?? [],
        relaxed: suggestion?.relaxed.map(({ words }) => words) ?? [],
      }));
      return { id: boardId, selectionId: id, letter, name: composed.theme.name, pieces };
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
