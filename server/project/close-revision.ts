import type { Ctx } from '../context.ts';
import type { ProjectChanged } from './change-state.ts';
import { endClock } from './promise/end-clock.ts';

/** A revision ends without new boards: the current pair stays, no revision is spent, and the clock stops. */
export const closeRevision = (
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>,
  { surveyId }: { surveyId: string },
): Promise<ProjectChanged> => endClock(ctx, { surveyId, act: 'close request' });
