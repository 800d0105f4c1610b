import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { type VisitRow, visitOfSurvey, visitsOf } from './store.ts';

/** The customer's own visits, by survey id. */
export async function visitsOfAccount(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<ReadonlyMap<string, VisitRow>> {
  const allowed = authorise(ctx.actor, 'visit.view-own');
  const rows = allowed.ok ? await visitsOf(ctx.db, allowed.account.id) : [];
  return new Map(rows.map((row) => [row.surveyId, row]));
}

/** A customer's visits, newest first, for staff; null if the caller may not see them. */
export const visitsOfCustomer = async (
  ctx: Pick<Ctx, 'db' | 'actor'>,
  accountId: string,
): Promise<VisitRow[] | null> => (authorise(ctx.actor, 'visit.view-any').ok ? visitsOf(ctx.db, accountId) : null);

/** The visit to a room, for staff; null if there's none or the caller may not see it. */
export const visitToRoom = async (ctx: Pick<Ctx, 'db' | 'actor'>, surveyId: string): Promise<VisitRow | null> =>
  authorise(ctx.actor, 'visit.view-any').ok ? visitOfSurvey(ctx.db, surveyId) : null;
