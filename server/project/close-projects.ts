import { projectLifecycle } from '#core/project/index.ts';
import type { Ctx } from '../context.ts';
import { changeState } from './change-state.ts';
import { projectOfSurvey } from './store.ts';

/** Closes projects whose fee was refunded, unless ordered, in the caller's transaction. */
export async function closeProjects(ctx: Pick<Ctx, 'db' | 'clock'>, surveyIds: readonly string[]): Promise<void> {
  for (const surveyId of surveyIds) {
    const project = await projectOfSurvey(ctx.db, surveyId);
    if (!project || !projectLifecycle.next(project.state, 'close').ok) continue;
    const closed = await changeState(ctx, { surveyId, act: 'close' });
    if (!closed.ok) throw new Error(`the project of ${surveyId} cannot be closed: ${closed.reason}`);
  }
}
