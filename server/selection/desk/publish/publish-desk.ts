import { authorise } from '../../../authorise.ts';
import type { Ctx } from '../../../context.ts';
import { selectionsOfSurvey } from '../../store.ts';
import { type Published, publishBoards } from './publish-boards.ts';

/**
 * Publishes the boards on a project's desk. They can be called back for a few minutes, and the letter waits that long.
 * Unless the caller is sure, it asks first when there is anything to ask about.
 */
export async function publishDesk(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { surveyId, sure = true }: { surveyId: string; sure?: boolean },
): Promise<Published> {
  if (!authorise(ctx.actor, 'board.publish').ok) return { ok: false, reason: 'not-allowed' };
  const [newest] = await selectionsOfSurvey(ctx.db, surveyId);
  return newest ? publishBoards(ctx, newest.id, { callBack: true, sure }) : { ok: false, reason: 'not-found' };
}
