import type { Ctx } from '../../context.ts';
import { liveOrderOf } from '../store.ts';

/** The order that a selection's checkout has begun and that is not paid yet. Callers have asked whose it is. */
export async function openOrderOf(ctx: Pick<Ctx, 'db'>, selectionId: string): Promise<string | null> {
  const live = await liveOrderOf(ctx.db, selectionId);
  return live?.payment === 'open' ? live.id : null;
}
