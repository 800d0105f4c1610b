import type { Ctx } from '../../context.ts';
import { closeProjects } from '../../project/close-projects.ts';
import { holdProject } from '../../project/project-facts.ts';
import { reopenAfterCancel } from '../../project/reopen-after-cancel.ts';
import { changeSelectionState } from '../../selection/change-selection-state.ts';
import { holdSelection } from '../../selection/selection-facts.ts';
import { boardsWereWithdrawn } from '../../selection/withdraw-boards.ts';
import { liveOrdersOfRoom, type OrderRow } from '../store.ts';

/**
 * What follows for boards and project once an order is canceled in full, in that transaction. Only the last order of a
 * pair, or of a room, takes them back. Another order may be settling right now, so both are locked first, boards before
 * project as in settling; without that, a paid order could end up in a project that isn't ordered.
 */
export async function reopenBoards(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { selectionId }: Pick<OrderRow, 'selectionId'>,
): Promise<void> {
  const selection = await holdSelection(ctx, selectionId);
  if (!selection) return;
  const { surveyId } = selection;
  await holdProject(ctx, surveyId);
  const left = await liveOrdersOfRoom(ctx.db, surveyId);
  if (!left.some((one) => one.selectionId === selectionId)) {
    await changeSelectionState(ctx, { selectionId, act: 'cancel order' });
  }
  if (left.length > 0) return;
  await reopenAfterCancel(ctx, { surveyId });
  // The fee was refunded while something was still ordered, so there are no boards to go back to.
  if (await boardsWereWithdrawn(ctx, surveyId)) await closeProjects(ctx, [surveyId]);
}
