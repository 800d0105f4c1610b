import { type ProjectAct, projectLifecycle } from '#core/project/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { changeHeldProject, lockProjectOfSurvey, type ProjectRow } from './store.ts';

export type ProjectChanged = { ok: true; project: ProjectRow } | { ok: false; reason: 'not-found' | 'not-allowed' };

/** One step of a project's life, with whatever changes along with it; part of the caller's transaction if there is one. */
export function changeState(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  given: { surveyId: string; act: ProjectAct },
  along: (row: ProjectRow, now: Date) => Partial<ProjectRow> = () => ({}),
): Promise<ProjectChanged> {
  return inTransaction(ctx, async ({ db, clock }) => {
    const row = await lockProjectOfSurvey(db, given.surveyId);
    if (!row) return { ok: false, reason: 'not-found' };
    const step = projectLifecycle.next(row.state, given.act);
    if (!step.ok) return step;
    // Only the quiz leads out of 'in progress', and that is before there is a row.
    if (step.to === 'in progress') throw new Error(`${given.act} leads back into the quiz`);
    const project = await changeHeldProject(db, row, { state: step.to, ...along(row, clock.now()) });
    announce(db, row.accountId, 'projects');
    return { ok: true, project };
  });
}
