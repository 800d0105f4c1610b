import { type SelectionAct, selectionLifecycle } from '#core/selection/index.ts';
import type { Ctx } from '../context.ts';
import { lockSelection, type SelectionRow, setState } from './store.ts';

/**
 * A step of a selection's life that an order brings about, where it can still be taken; part of the order's
 * transaction.
 */
export async function changeSelectionState(
  ctx: Pick<Ctx, 'db'>,
  { selectionId, act }: { selectionId: string; act: Extract<SelectionAct, 'order' | 'cancel order'> },
): Promise<SelectionRow | null> {
  const row = await lockSelection(ctx.db, selectionId);
  if (!row) return null;
  const step = selectionLifecycle.next(row.state, act);
  if (step.ok) await setState(ctx.db, row.id, { state: step.to });
  return row;
}
