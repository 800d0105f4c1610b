import { type Promotion, runningPromotion } from '#core/promotion/index.ts';
import type { Ctx } from '../context.ts';
import { openPromotions } from './store-promotion.ts';

export { promotionRows } from './store-promotion.ts';

/** The promotion that runs at this moment, if one does. */
export async function promotionNow(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<Promotion | undefined> {
  return runningPromotion(await openPromotions(ctx.db), ctx.clock.now());
}
