import { type SelectionAct, selectionLifecycle } from '#core/selection/index.ts';
import type { Ctx } from '../context.ts';
import { type SelectionRow, selectionById, takeStep } from './store.ts';

/** Moves a selection through a step caused by an order, if it can still take it. Part of the order's transaction. */
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
