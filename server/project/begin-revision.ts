import { mayAskForRevision, type RevisionCheck } from '#core/project/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { clockFrom } from './begin-waiting.ts';
import { changeState } from './change-state.ts';
import { lockProjectOfSurvey, type ProjectRow } from './store.ts';

export type RevisionBegun =
  | { ok: true; project: ProjectRow }
  | Extract<RevisionCheck, { ok: false }>
  | { ok: false; reason: 'not-found' };

/**
 * Sends the project back to its specialist and restarts its clock, in the caller's transaction. The revision is spent
 * once new boards are published.
 */
export function beginRevision(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { surveyId }: { surveyId: string },
): Promise<RevisionBegun> {
  return inTransaction(ctx, async (inside) => {
    const row = await lockProjectOfSurvey(inside.db, surveyId);
    if (!row) return { ok: false, reason: 'not-found' };
    const check = mayAskForRevision(row);
    if (!check.ok) return check;
    const clock = await clockFrom(inside, { surveyId });
    const act = 'ask for a revision';
    const begun = await changeState(inside, { surveyId, act }, () => ({ ...clock, remindedHoursLeft: null }));
    if (!begun.ok) throw new Error(`the revision of ${surveyId} was allowed and did not begin: ${begun.reason}`);
    if (begun.project.specialistId) announce(inside.db, begun.project.specialistId, 'projects');
    return begun;
  });
}
