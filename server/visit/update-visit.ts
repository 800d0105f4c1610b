import { type Day, easternDay } from '#core/promotion/index.ts';
import { textOf } from '#core/survey/index.ts';
import { updateVisit as afterUpdate, type VisitUpdate } from '#core/visit/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, authoriseKey } from '../authorise.ts';
import type { Actor, Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { surveyOfPerson } from '../survey/survey-of-person.ts';
import { changeVisit, insertVisit, lockVisitOfSurvey, type VisitRow } from './store.ts';
import { tellOfVisit } from './tell-of-visit.ts';

export type VisitUpdated =
  | { ok: true; visit: VisitRow }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'no-such-step' }
  | { ok: false; reason: 'before-the-day'; date: Day };

export interface VisitUpdateGiven {
  surveyId: string;
  /** If given, the survey must belong to this account. Helpers with an API key name both. */
  accountId?: string;
  update: VisitUpdate;
}

/** Staff, or a helper with an API key. */
const mayUpdate = (actor: Actor, act: VisitUpdate['act']): boolean =>
  authoriseKey(actor, 'helper.update-on-site-service').ok || authorise(actor, `visit.${act}`).ok;

/**
 * Sets who comes and when, or marks the visit complete. A date may be set without a request, because some customers
 * call us. A visit is complete on its day at the earliest. Repeating the same update changes nothing.
 */
export async function updateVisit(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { surveyId, accountId, update }: VisitUpdateGiven,
): Promise<VisitUpdated> {
  if (!mayUpdate(ctx.actor, update.act)) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside) => {
    const survey = await surveyOfPerson(inside, surveyId);
    if (!survey || (accountId !== undefined && survey.accountId !== accountId)) {
      return { ok: false, reason: 'not-found' };
    }
    const row = await visitToUpdate(inside, survey, update);
    if (!row) return { ok: false, reason: 'not-found' };
    const now = inside.clock.now();
    const by = inside.actor.kind === 'api-key' ? 'helper' : 'staff';
    const after = afterUpdate(row, update, { by, today: easternDay(now) });
    if (!after.ok) return after.reason === 'not-allowed' ? { ok: false, reason: 'no-such-step' } : after;
    const { state, representative, date } = after.visit;
    if (state === row.state && representative === row.representative && date === row.date) {
      return { ok: true, visit: row };
    }
    const changes = { state, representative, date, updatedAt: now };
    const completedAt = state === 'complete' ? now : null;
    const visit = await changeVisit(inside.db, row, { ...changes, completedAt });
    await appendAudit(inside, {
      act: `visit.${update.act}`,
      subject: { kind: 'visit', id: visit.id },
      detail: { surveyId, representative, date },
    });
    await tellOfVisit(inside, visit);
    return { ok: true, visit };
  });
}

type Survey = NonNullable<Awaited<ReturnType<typeof surveyOfPerson>>>;

async function visitToUpdate(
  { db, clock, ids }: Pick<Ctx, 'db' | 'clock' | 'ids'>,
  survey: Survey,
  update: VisitUpdate,
): Promise<VisitRow | null> {
  const known = await lockVisitOfSurvey(db, survey.id);
  if (known || update.act !== 'schedule') return known;
  const now = clock.now();
  const made = await insertVisit(db, {
    id: ids.next('visit'),
    surveyId: survey.id,
    accountId: survey.accountId,
    state: 'requested',
    zip: textOf(survey.answers, 'zip') ?? '',
    createdAt: now,
    updatedAt: now,
  });
  return made ?? lockVisitOfSurvey(db, survey.id);
}
