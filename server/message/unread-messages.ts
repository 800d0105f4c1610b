import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import { unreadBySurvey } from './store.ts';

/** How many messages wait for the customer in the threads of these surveys, which are theirs. */
export const unreadByCustomer = (
  ctx: Pick<Ctx, 'db'>,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => unreadBySurvey(ctx.db, surveyIds, 'customer');

/** How many wait for the house. Nothing for those who may not read them. */
export async function unreadByHouse(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (!authorise(ctx.actor, 'message.read-any').ok) return new Map();
  return unreadBySurvey(ctx.db, surveyIds, 'house');
}
