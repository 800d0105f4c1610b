import { type SelectionAct, selectionLifecycle } from '#core/selection/index.ts';
import type { Ctx } from '../context.ts';
import { type SelectionRow, selectionById, takeStep } from './store.ts';

/**
 * A step of a selection's life that an order brings about, where it can still be taken; part of the order's
 * transaction.
 */
export async function changeSelectionState(
  ctx: Pick<Ctx, 'db'>,
  { selectionId, act }: { selectionId: string; act: Extract<SelectionAct, 'order' | 'cancel order'> },
): Promise<SelectionRow | null> {
  for (const step of selectionLifecycle.transitionsOf(act)) {
    const changed = await takeStep(ctx.db, selectionId, step);
    if (changed) return changed;
  }
  return selectionById(ctx.db, selectionId);
}
