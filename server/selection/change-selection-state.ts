import { type SelectionAct, selectionLifecycle } from '#core/selection/index.ts';
import type { Ctx } from '../context.ts';
import { lockSelection, setState } from './store.ts';

/** A step of a selection's life that an order brings about; part of the order's transaction. */
export async function changeSelectionState(
  ctx: Pick<Ctx, 'db'>,
  { selectionId, act }: { selectionId: string; act: Extract<SelectionAct, 'order' | 'cancel order'> },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'not-allowed' }> {
  const row = await lockSelection(ctx.db, selectionId);
  if (!row) return { ok: false, reason: 'not-found' };
  const step = selectionLifecycle.next(row.state, act);
  if (!step.ok) return step;
  await setState(ctx.db, row.id, { state: step.to });
  return { ok: true };
}
