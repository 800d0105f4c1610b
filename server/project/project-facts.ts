import type { Ctx } from '../context.ts';
import { type ProjectRow, projectOfSurvey } from './store.ts';

/** How a project stands, for the nouns that build on it. Callers have asked who may. */
export const projectFacts = (ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<ProjectRow | null> =>
  projectOfSurvey(ctx.db, surveyId);
