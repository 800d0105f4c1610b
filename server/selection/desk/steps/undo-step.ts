import { isStill, isTaken } from '#core/selection/index.ts';
import { tellColleagues } from '../../../account/staff/tell-colleagues.ts';
import { appendAudit } from '../../../audit/append.ts';
import { authorise } from '../../../authorise.ts';
import { actorName, type Ctx } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockSelection } from '../../store.ts';
import { deskStateOf, putBack } from './desk-state-of.ts';
import { changeStep, dropStep, firstUndone, lastStep } from './store-steps.ts';

export type Undone =
  | { ok: true; act: string }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'already-published' }
  | { ok: false; reason: 'nothing-to-undo' | 'nothing-to-redo' }
  /** A colleague has worked on the same thing since. Their work stays, and the step can no longer be undone. */
  | { ok: false; reason: 'overtaken' };

/** Takes back the caller's last step on a draft, or does the last one taken back again. Colleagues' steps stay. */
export async function undoStep(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { selectionId, way }: { selectionId: string; way: 'undo' | 'redo' },
): Promise<Undone> {
  if (!authorise(ctx.actor, 'board.compose').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<Undone> => {
    const { db, clock, actor } = inside;
    const draft = await lockSelection(db, selectionId);
    if (!draft) return { ok: false, reason: 'not-found' };
    if (draft.state !== 'draft') return { ok: false, reason: 'already-published' };
    const whose = { selectionId, actorId: actorName(actor) };
    const step = way === 'undo' ? await lastStep(db, whose) : await firstUndone(db, whose);
    if (!step) return { ok: false, reason: way === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo' };
    const [from, to] = way === 'undo' ? [step.after, step.before] : [step.before, step.after];
    const now = await deskStateOf(db, selectionId);
    if (!isStill(now, from) || isTaken(now, to)) {
      await dropStep(db, step.id);
      return { ok: false, reason: 'overtaken' };
    }
    await putBack(db, selectionId, to, whose.actorId);
    await changeStep(db, step.id, { undoneAt: way === 'undo' ? clock.now() : null });
    await appendAudit(inside, {
      act: way === 'undo' ? 'board.undo' : 'board.redo',
      subject: { kind: 'selection', id: draft.id },
      surveyId: draft.surveyId,
      detail: { step: step.act },
    });
    await tellColleagues(inside, 'boards');
    return { ok: true, act: step.act };
  });
}
