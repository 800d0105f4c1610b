import type { Ctx } from '../context.ts';
import { announce } from '../live/announce.ts';
import { changeState, type ProjectChanged } from './change-state.ts';

/** Both boards of a survey were published: stops its clock, records whether the deadline was met, spends a revision. */
export async function markBoardsReady(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { surveyId }: { surveyId: string },
): Promise<ProjectChanged> {
  const changed = await changeState(
    ctx,
    { surveyId, act: 'publish boards' },
    ({ state, revisions, dueAt, missedAt }, now) => ({
      boardsReadyAt: now,
      revisions: state === 'revising' ? revisions + 1 : revisions,
      missedAt: missedAt ?? (dueAt && now > dueAt ? dueAt : null),
    }),
  );
  if (changed.ok) announce(ctx.db, changed.project.accountId, 'boards');
  return changed;
}
