import type { Ctx } from '../../context.ts';
import { liveOrderOf } from '../store.ts';

/** The unpaid order that a selection's checkout has begun. The caller has checked whose it is. */
export async function openOrderOf(ctx: Pick<Ctx, 'db'>, selectionId: string): Promise<string | null> {
  const live = await liveOrderOf(ctx.db, selectionId);
  return live?.payment === 'open' ? live.id : null;
}
