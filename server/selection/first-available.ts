import { firstAvailableSelection } from '#core/selection/index.ts';
import type { Ctx } from '../context.ts';
import { selectionsOf } from './store.ts';

/** Where 'Your Cart' leads: the newest published selection that is not ordered. */
export async function firstAvailableSelectionId(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<string | null> {
  if (ctx.actor.kind !== 'account') return null;
  return firstAvailableSelection(await selectionsOf(ctx.db, ctx.actor.id))?.id ?? null;
}
