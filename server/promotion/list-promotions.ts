import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import { allPromotions, type PromotionRow } from './store-promotion.ts';

export async function listPromotions(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<PromotionRow[]> {
  return authorise(ctx.actor, 'promotion.view-any').ok ? allPromotions(ctx.db) : [];
}
