import type { Ctx } from '../../context.ts';
import { changeLines, type LinesAsked, type LinesChanged } from './change-lines.ts';

/** They have arrived: the days for returns begin. */
export const deliverLines = (
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  asked: LinesAsked,
): Promise<LinesChanged> =>
  changeLines(ctx, {
    ...asked,
    act: 'deliver',
    capabilities: { any: 'order.deliver' },
    along: (now) => ({ deliveredAt: now }),
  });
