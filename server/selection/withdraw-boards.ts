import { isWithdrawn, selectionLifecycle } from '#core/selection/index.ts';
import type { Ctx } from '../context.ts';
import { tellWebhooks } from '../webhook/tell-webhooks.ts';
import { lockSelectionsOfSurvey, selectionsOfSurvey, setState } from './store.ts';

/** Withdraws boards whose fee was refunded, ordered from or not. Runs inside the refund's transaction. */
export async function withdrawBoards(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>,
  surveyIds: readonly string[],
): Promise<void> {
  for (const surveyId of surveyIds) {
    for (const { id, state, revision } of await lockSelectionsOfSurvey(ctx.db, surveyId)) {
      const step = selectionLifecycle.next(state, 'withdraw');
      if (!step.ok) continue;
      await setState(ctx.db, id, { state: step.to });
      // The customer never saw a draft, so no one was told of it.
      if (state !== 'draft') await tellWebhooks(ctx, 'board.withdrawn', { selectionId: id, surveyId, revision });
    }
  }
}

/** Whether a survey's boards were withdrawn. The caller has checked permission. */
export const boardsWereWithdrawn = async ({ db }: Pick<Ctx, 'db'>, surveyId: string): Promise<boolean> =>
  (await selectionsOfSurvey(db, surveyId)).some(isWithdrawn);
