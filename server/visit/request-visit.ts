import type { LimitVerdict } from '#core/settings/index.ts';
import { checkVisitRequest, type VisitRefusal, visitLifecycle } from '#core/visit/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { takeTry } from '../limits/take-try.ts';
import { getSettings } from '../settings/get-settings.ts';
import { getSurvey } from '../survey/get-survey.ts';
import { changeVisit, insertVisit, lockVisitOfSurvey, type VisitRow } from './store.ts';
import { tellOfVisit } from './tell-of-visit.ts';

export type VisitRequested =
  | { ok: true; visit: VisitRow }
  | { ok: false; reason: VisitRefusal | 'not-allowed' | 'not-found' | 'already-settled' }
  | Extract<LimitVerdict, { ok: false }>;

export interface VisitAsked {
  surveyId: string;
  street: string;
  zip: string;
  phone: string;
  preferredDays: readonly string[];
  note?: string;
}

/** A customer asks us to come and measure, or changes the preferred days while no date is set. */
export async function requestVisit(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor' | 'address' | 'secret'>,
  { surveyId, ...asked }: VisitAsked,
): Promise<VisitRequested> {
  const allowed = authorise(ctx.actor, 'visit.request-own');
  if (!allowed.ok) return allowed;
  const survey = await getSurvey(ctx, surveyId);
  if (!survey) return { ok: false, reason: 'not-found' };
  const check = checkVisitRequest(asked, ctx.clock.now());
  if (!check.ok) return check;
  const may = await takeTry(ctx, 'visit');
  if (!may.ok) return may;
  const { preferredDays, ...home } = check.request;
  const { onSiteVisits } = (await getSettings(ctx)).switches;
  return inTransaction(ctx, async (inside) => {
    // While visits are paused, an existing request can still change its days.
    if (!onSiteVisits && (await lockVisitOfSurvey(inside.db, surveyId))?.state !== 'requested') {
      return { ok: false, reason: 'visits-paused' };
    }
    const now = inside.clock.now();
    const wish = { ...home, preferredDays: [...preferredDays], updatedAt: now };
    const made = await insertVisit(inside.db, {
      id: inside.ids.next('visit'),
      surveyId,
      accountId: allowed.account.id,
      state: visitLifecycle.start[0] ?? 'requested',
      createdAt: now,
      ...wish,
    });
    if (made) return told(inside, made);
    const row = await lockVisitOfSurvey(inside.db, surveyId);
    if (!row) throw new Error('a visit was neither written nor there already');
    const step = visitLifecycle.next(row.state, 'request again');
    if (!step.ok) return { ok: false, reason: 'already-settled' };
    if (row.state === step.to && isSameWish(row, wish)) return { ok: true, visit: row };
    const changes = { ...wish, state: step.to, representative: null, date: null };
    return told(inside, await changeVisit(inside.db, row, changes));
  });
}

const homeFields = ['street', 'zip', 'phone', 'note'] as const;

async function told(ctx: Parameters<typeof tellOfVisit>[0], visit: VisitRow): Promise<VisitRequested> {
  await tellOfVisit(ctx, visit);
  return { ok: true, visit };
}

const isSameWish = (row: VisitRow, wish: Pick<VisitRow, 'preferredDays' | (typeof homeFields)[number]>) =>
  homeFields.every((field) => row[field] === wish[field]) && row.preferredDays.join() === wish.preferredDays.join();
