import { selectionLifecycle } from '#core/selection/index.ts';
import type { Ctx } from '../context.ts';
import { lockSelectionsOfSurvey, setState } from './store.ts';

/** Withdraws boards that can't be ordered now that their fee was refunded. Runs inside the refund's transaction. */
export async function withdrawBoards({ db }: Pick<Ctx, 'db'>, surveyIds: readonly string[]): Promise<void> {
  for (const surveyId of surveyIds) {
    for (const { id, state } of await lockSelectionsOfSurvey(db, surveyId)) {
      const step = selectionLifecycle.next(state, 'withdraw');
      if (step.ok) await setState(db, id, { state: step.to });
    }
  }
}
