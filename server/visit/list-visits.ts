import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import { type VisitRow, visitsInStates } from './store.ts';

/** Every visit that is asked for or has its day, for staff: by date, those without one last. */
export async function listVisits(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<VisitRow[]> {
  return authorise(ctx.actor, 'visit.view-any').ok ? visitsInStates(ctx.db, ['requested', 'scheduled']) : [];
}
