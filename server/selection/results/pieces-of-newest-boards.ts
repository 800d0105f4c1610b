import { isReadable, recordIdsOf } from '#core/selection/index.ts';
import type { Ctx } from '../../context.ts';
import { selectionsOfSurvey, wholeSelection } from '../store.ts';

/** What stands on the newest boards that a survey's owner has seen; nothing before the first. Callers have asked who may. */
export async function piecesOfNewestBoards(ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<string[]> {
  const newest = (await selectionsOfSurvey(ctx.db, surveyId)).find(isReadable);
  return newest ? recordIdsOf((await wholeSelection(ctx.db, newest)).boards) : [];
}
