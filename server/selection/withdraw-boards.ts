import { selectionLifecycle } from '#core/selection/index.ts';
import type { Ctx } from '../context.ts';
import { lockSelectionsOfSurvey, setState } from './store.ts';

/** What can no longer be ordered, because the fee of its project went back; inside the refund's transaction. */
export async function withdrawBoards({ db }: Pick<Ctx, 'db'>, surveyIds: readonly string[]): Promise<void> {
  for (const surveyId of surveyIds) {
    for (const { id, state } of await lockSelectionsOfSurvey(db, surveyId)) {
      const step = selectionLifecycle.next(state, 'withdraw');
      if (step.ok) await setState(db, id, { state: step.to });
    }
  }
}
