import { type ComposedBoard, compose, indexCatalogue } from '#core/selection/index.ts';
import { briefOf } from '#core/survey/index.ts';
import { itemsOnSale } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { getSubmittedSurvey } from '../survey/get-submitted-survey.ts';

/** What the composer would put on Board A and Board B of a survey today. Nothing is written. */
export async function proposeBoards(
  ctx: Pick<Ctx, 'db'>,
  surveyId: string,
): Promise<{ a: ComposedBoard; b: ComposedBoard } | null> {
  const survey = await getSubmittedSurvey(ctx, surveyId);
  const brief = survey && briefOf(survey.answers);
  if (!brief) return null;
  return compose(brief, indexCatalogue(await itemsOnSale(ctx)));
}
