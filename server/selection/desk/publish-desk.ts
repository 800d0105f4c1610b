import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { selectionsOfSurvey } from '../store.ts';
import { type Published, publishBoards } from './publish-boards.ts';

/** Publishes the boards on a project's desk. */
export async function publishDesk(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { surveyId }: { surveyId: string },
): Promise<Published> {
  if (!authorise(ctx.actor, 'board.publish').ok) return { ok: false, reason: 'not-allowed' };
  const [newest] = await selectionsOfSurvey(ctx.db, surveyId);
  return newest ? publishBoards(ctx, newest.id) : { ok: false, reason: 'not-found' };
}
