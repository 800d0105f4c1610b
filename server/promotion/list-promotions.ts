import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { type OffersAsked, type PromotionRow, promotionById, promotionsLike } from './store-promotion.ts';

/** Matching promotions, latest first. */
export async function listPromotions(ctx: Pick<Ctx, 'db' | 'actor'>, asked: OffersAsked): Promise<PromotionRow[]> {
  return authorise(ctx.actor, 'promotion.view-any').ok ? promotionsLike(ctx.db, asked) : [];
}

export async function getPromotion(ctx: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<PromotionRow | null> {
  return authorise(ctx.actor, 'promotion.view-any').ok ? promotionById(ctx.db, id) : null;
}
