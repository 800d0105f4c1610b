import { type ProjectAct, type ProjectState, projectLifecycle } from '#core/project/index.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { changeHeldProject, lockProjectOfSurvey, type ProjectRow, projectOfSurvey, takeStep } from './store.ts';

export type ProjectChanged = { ok: true; project: ProjectRow } | { ok: false; reason: 'not-found' | 'not-allowed' };

type Asked = { surveyId: string; act: ProjectAct };

/** One step in a project's life, with what changes along with it. Part of the caller's transaction if there is one. */
export function changeState(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  asked: Asked,
  along?: (row: ProjectRow, now: Date) => Partial<ProjectRow>,
): Promise<ProjectChanged> {
  return inTransaction(ctx, async ({ db, clock }) => {
    const changed = along ? await stepHeld(db, asked, (row) => along(row, clock.now())) : await stepAtOnce(db, asked);
    if (changed.ok) announce(db, changed.project.accountId, 'projects');
    return changed;
  });
}

/** `along` depends on the project's current row, so the row is locked first. */
async function stepHeld(
  db: Db,
  { surveyId, act }: Asked,
  along: (row: ProjectRow) => Partial<ProjectRow>,
): Promise<ProjectChanged> {
  const row = await lockProjectOfSurvey(db, surveyId);
  if (!row) return { ok: false, reason: 'not-found' };
  const step = projectLifecycle.next(row.state, act);
  if (!step.ok) return step;
  return { ok: true, project: await changeHeldProject(db, row, { state: written(step.to), ...along(row) }) };
}

async function stepAtOnce(db: Db, { surveyId, act }: Asked): Promise<ProjectChanged> {
  for (const { from, to } of projectLifecycle.transitionsOf(act)) {
    const project = await takeStep(db, surveyId, { from: from.map(written), to: written(to) });
    if (project) return { ok: true, project };
  }
  return { ok: false, reason: (await projectOfSurvey(db, surveyId)) ? 'not-allowed' : 'not-found' };
}

/** A project in the quiz ('in progress') has no row yet, and no step leads back there. */
function written(state: ProjectState): ProjectRow['state'] {
  if (state === 'in progress') throw new Error('a project does not go back into the quiz');
  return state;
}
