import { visitLifecycle } from '#core/visit/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { changeVisit, lockVisitOfSurvey, type VisitRow } from './store.ts';
import { tellOfVisit } from './tell-of-visit.ts';

export type VisitCancelled =
  | { ok: true; visit: VisitRow }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'no-such-step' };

/** The customer or our staff cancel a visit. Canceling twice is fine. */
export async function cancelVisit(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { surveyId }: { surveyId: string },
): Promise<VisitCancelled> {
  const own = authorise(ctx.actor, 'visit.request-own');
  if (!own.ok) return own;
  const isStaff = authorise(ctx.actor, 'visit.cancel').ok;
  return inTransaction(ctx, async (inside) => {
    const row = await lockVisitOfSurvey(inside.db, surveyId);
    if (!row || (!isStaff && row.accountId !== own.account.id)) return { ok: false, reason: 'not-found' };
    if (row.state === 'cancelled') return { ok: true, visit: row };
    const step = visitLifecycle.next(row.state, 'cancel');
    if (!step.ok) return { ok: false, reason: 'no-such-step' };
    const visit = await changeVisit(inside.db, row, { state: step.to, updatedAt: inside.clock.now() });
    await appendAudit(inside, {
      act: 'visit.cancel',
      subject: { kind: 'visit', id: visit.id },
      detail: { surveyId },
    });
    await tellOfVisit(inside, visit);
    return { ok: true, visit };
  });
}
