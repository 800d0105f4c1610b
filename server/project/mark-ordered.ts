import type { Ctx } from '../context.ts';
import { changeState, type ProjectChanged } from './change-state.ts';

/** Furniture from the survey's boards was ordered and paid for. */
export const markOrdered = (
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { surveyId }: { surveyId: string },
): Promise<ProjectChanged> => changeState(ctx, { surveyId, act: 'order' });
