import type { Ctx } from '../context.ts';
import { lockProjectOfSurvey, type ProjectRow, projectOfId, projectOfSurvey } from './store.ts';

/** A project's row, for other modules. The caller has checked permission. */
export const projectFacts = (ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<ProjectRow | null> =>
  projectOfSurvey(ctx.db, surveyId);

export const projectById = (ctx: Pick<Ctx, 'db'>, id: string): Promise<ProjectRow | null> => projectOfId(ctx.db, id);

/** The same, locked until the caller's transaction ends. */
export const holdProject = (ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<ProjectRow | null> =>
  lockProjectOfSurvey(ctx.db, surveyId);
