import type { Ctx } from '../context.ts';
import { changeState, type ProjectChanged } from './change-state.ts';
import { followVisitOf } from './promise/follow-visit.ts';
import type { ProjectRow } from './store.ts';

/** What publishing boards changed about a project. */
export interface BeforeBoards extends Pick<ProjectRow, 'revisions' | 'boardsReadyAt' | 'missedAt'> {
  revising: boolean;
}

/** Boards were called back: the project waits again, with the clock it had and the revision not spent. */
export async function callBackProject(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { surveyId, before: { revising, ...before } }: { surveyId: string; before: BeforeBoards },
): Promise<ProjectChanged> {
  const act = revising ? 'call back revision' : 'call back boards';
  const back = await changeState(ctx, { surveyId, act }, () => before);
  return back.ok ? { ok: true, project: await followVisitOf(ctx, back.project) } : back;
}
