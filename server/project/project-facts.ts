import type { Ctx } from '../context.ts';
import { type ProjectRow, projectOfId, projectOfSurvey } from './store.ts';

/** How a project stands, for the nouns that build on it. Callers have asked who may. */
export const projectFacts = (ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<ProjectRow | null> =>
  projectOfSurvey(ctx.db, surveyId);

export const projectById = (ctx: Pick<Ctx, 'db'>, id: string): Promise<ProjectRow | null> => projectOfId(ctx.db, id);
