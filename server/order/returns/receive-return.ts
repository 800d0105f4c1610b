import type { Ctx } from '../../context.ts';
import { changeLines, type LinesAsked, type LinesChanged } from '../fulfillment/change-lines.ts';

/** We have the pieces back; the refund comes next. */
export const receiveReturn = (
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  asked: LinesAsked & { note?: string },
): Promise<LinesChanged> =>
  changeLines(ctx, { ...asked, act: 'receive return', capabilities: { any: 'order.receive-return' } });
