import type { Ctx } from '../context.ts';
import { changeState, type ProjectChanged } from './change-state.ts';

/** The furniture of a survey's boards was ordered and paid. */
export const markOrdered = (
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { surveyId }: { surveyId: string },
): Promise<ProjectChanged> => changeState(ctx, { surveyId, act: 'order' });
