import { isWithdrawn, selectionLifecycle } from '#core/selection/index.ts';
import type { Ctx } from '../context.ts';
import { lockSelectionsOfSurvey, selectionsOfSurvey, setState } from './store.ts';

/** Withdraws boards whose fee was refunded, ordered from or not. Runs inside the refund's transaction. */
export async function withdrawBoards({ db }: Pick<Ctx, 'db'>, surveyIds: readonly string[]): Promise<void> {
  for (const surveyId of surveyIds) {
    for (const { id, state } of await lockSelectionsOfSurvey(db, surveyId)) {
      const step = selectionLifecycle.next(state, 'withdraw');
      if (step.ok) await setState(db, id, { state: step.to });
    }
  }
}

/** Whether a survey's boards were withdrawn. The caller has checked permission. */
export const boardsWereWithdrawn = async ({ db }: Pick<Ctx, 'db'>, surveyId: string): Promise<boolean> =>
  (await selectionsOfSurvey(db, surveyId)).some(isWithdrawn);
