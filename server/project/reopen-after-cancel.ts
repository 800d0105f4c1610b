import type { Ctx } from '../context.ts';
import { changeState, type ProjectChanged } from './change-state.ts';

/** The whole order was canceled, so the boards can be ordered from again. */
export const reopenAfterCancel = (
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { surveyId }: { surveyId: string },
): Promise<ProjectChanged> => changeState(ctx, { surveyId, act: 'cancel order' });
