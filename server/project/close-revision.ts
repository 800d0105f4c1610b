import type { Ctx } from '../context.ts';
import { changeState, type ProjectChanged } from './change-state.ts';

/** A revision ends without new boards: the current pair stays, no revision is spent, and the clock stops. */
export const closeRevision = (
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { surveyId }: { surveyId: string },
): Promise<ProjectChanged> =>
  changeState(ctx, { surveyId, act: 'close request' }, ({ dueAt, missedAt }, now) => ({
    missedAt: missedAt ?? (dueAt && now > dueAt ? dueAt : null),
  }));
