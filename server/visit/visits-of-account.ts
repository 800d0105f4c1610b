import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { type VisitRow, visitsOf } from './store.ts';

/** The customer's own visits, by survey id. */
export async function visitsOfAccount(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<ReadonlyMap<string, VisitRow>> {
  const allowed = authorise(ctx.actor, 'visit.view-own');
  const rows = allowed.ok ? await visitsOf(ctx.db, allowed.account.id) : [];
  return new Map(rows.map((row) => [row.surveyId, row]));
}
