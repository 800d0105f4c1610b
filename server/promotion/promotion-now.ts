import { launchPromotion, type Promotion, runningPromotion } from '#core/promotion/index.ts';
import type { Ctx } from '../context.ts';

/** The promotion that runs at this moment, if one does. */
export const promotionNow = (ctx: Pick<Ctx, 'clock'>): Promotion | undefined =>
  runningPromotion([launchPromotion], ctx.clock.now());
