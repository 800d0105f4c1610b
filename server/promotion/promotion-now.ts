import { currentOffer, type Offer, type Promotion, runningPromotion } from '#core/promotion/index.ts';
import type { Ctx } from '../context.ts';
import { openPromotions } from './store-promotion.ts';

/** The promotion that runs at this moment, if one does. */
export async function promotionNow(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<Promotion | undefined> {
  return runningPromotion(await openPromotions(ctx.db), ctx.clock.now());
}

/** What the offer modal says today, if there is anything to say. */
export async function offerNow(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<Offer | undefined> {
  return currentOffer(await openPromotions(ctx.db), ctx.clock.now());
}
