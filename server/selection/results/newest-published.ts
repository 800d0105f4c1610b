import type { Ctx } from '../../context.ts';
import { selectionsOfSurvey } from '../store.ts';

/** The id of a survey's newest published pair; null before the first. The caller has checked permission. */
export async function newestPublished(ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<string | null> {
  return (await selectionsOfSurvey(ctx.db, surveyId)).find((row) => row.publishedAt !== null)?.id ?? null;
}
