import type { Ctx } from '../../context.ts';
import { changeLines, type LinesAsked, type LinesChanged } from './change-lines.ts';

/** The pieces have arrived, so the return period starts. */
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
