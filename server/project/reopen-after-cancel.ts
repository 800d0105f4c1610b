import type { Ctx } from '../context.ts';
import { changeState, type ProjectChanged } from './change-state.ts';

/** All orders of the survey's boards were canceled in full: it's as if none had been placed. */
export const reopenAfterCancel = (
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { surveyId }: { surveyId: string },
): Promise<ProjectChanged> => changeState(ctx, { surveyId, act: 'cancel order' });
