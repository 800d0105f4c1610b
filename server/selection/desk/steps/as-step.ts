import type { AuditAct } from '#core/audit/index.ts';
import { continuesStep, type DeskState, deskChange, mostSteps } from '#core/selection/index.ts';
import { tellColleagues } from '../../../account/staff/tell-colleagues.ts';
import { appendAudit } from '../../../audit/append.ts';
import { actorName, type Ctx } from '../../../context.ts';
import type { SelectionRow } from '../../store.ts';
import { deskStateOf } from './desk-state-of.ts';
import { changeStep, dropOlder, dropUndone, insertStep, lastStep, newestNumber } from './store-steps.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

interface Step {
  act: AuditAct;
  detail?: Record<string, unknown> | undefined;
}

/**
 * A change to a locked draft, as one step its author can undo: kept with what it replaced, written in the log, and told
 * to colleagues. Words typed on in the same field are still the same step.
 */
export async function asStep(
  ctx: Needs,
  draft: Pick<SelectionRow, 'id' | 'surveyId'>,
  { act, detail = {} }: Step,
  change: () => Promise<void>,
): Promise<void> {
  const before = await deskStateOf(ctx.db, draft.id);
  await change();
  const kept = await keepStep(ctx, draft.id, act, before);
  if (kept !== 'continued') {
    const subject = { kind: 'selection' as const, id: draft.id };
    await appendAudit(ctx, { act, subject, surveyId: draft.surveyId, detail });
  }
  await tellColleagues(ctx, 'boards');
}

async function keepStep(
  { db, clock, ids, actor }: Needs,
  selectionId: string,
  act: AuditAct,
  was: DeskState,
): Promise<'kept' | 'continued' | 'nothing'> {
  const change = deskChange(was, await deskStateOf(db, selectionId));
  if (!change || actor.kind !== 'account') return 'nothing';
  const whose = { selectionId, actorId: actorName(actor) };
  const last = await lastStep(db, whose);
  const step = { act, takenAt: clock.now(), ...change };
  await dropUndone(db, whose);
  if (last && continuesStep(last, step)) {
    await changeStep(db, last.id, { after: step.after, takenAt: step.takenAt });
    return 'continued';
  }
  const number = (await newestNumber(db, selectionId)) + 1;
  await insertStep(db, { id: ids.next('step'), ...whose, number, ...step });
  await dropOlder(db, whose, mostSteps);
  return 'kept';
}
