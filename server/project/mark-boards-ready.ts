import type { Ctx } from '../context.ts';
import { announce } from '../live/announce.ts';
import type { ProjectChanged } from './change-state.ts';
import { endClock } from './promise/end-clock.ts';

/** Both boards of a survey were published: stops its clock, records whether the deadline was met, spends a revision. */
export async function markBoardsReady(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>,
  { surveyId }: { surveyId: string },
): Promise<ProjectChanged> {
  const changed = await endClock(ctx, { surveyId, act: 'publish boards' }, ({ state, revisions }, now) => ({
    boardsReadyAt: now,
    revisions: state === 'revising' ? revisions + 1 : revisions,
  }));
  if (changed.ok) announce(ctx.db, changed.project.accountId, 'boards');
  return changed;
}
