import type { Ctx } from '../../context.ts';
import { changeLines, type LinesAsked, type LinesChanged } from './change-lines.ts';

/** The makers have accepted the order. */
export const confirmLines = (
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  asked: LinesAsked,
): Promise<LinesChanged> => changeLines(ctx, { ...asked, act: 'confirm', capabilities: { any: 'order.confirm' } });
