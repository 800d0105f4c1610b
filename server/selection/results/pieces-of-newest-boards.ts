import { isReadable, recordIdsOf } from '#core/selection/index.ts';
import type { Ctx } from '../../context.ts';
import { selectionsOfSurvey, wholeSelection } from '../store.ts';

/** The pieces on the newest boards the customer has seen; empty before the first. The caller has checked permission. */
export async function piecesOfNewestBoards(ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<string[]> {
  const newest = (await selectionsOfSurvey(ctx.db, surveyId)).find(isReadable);
  return newest ? recordIdsOf((await wholeSelection(ctx.db, newest)).boards) : [];
}
