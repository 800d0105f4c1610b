import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { unreadBySurvey } from './store.ts';

/** How many unread messages the customer has in these surveys, which must be their own. */
export const unreadByCustomer = (
  ctx: Pick<Ctx, 'db'>,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => unreadBySurvey(ctx.db, surveyIds, 'customer');

/** How many unread messages staff have. Empty if the caller may not read them. */
export async function unreadByStaff(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (!authorise(ctx.actor, 'message.read-any').ok) return new Map();
  return unreadBySurvey(ctx.db, surveyIds, 'house');
}
