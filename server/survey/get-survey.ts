import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { ownSurvey, type SurveyRow } from './store.ts';

/** The customer's own survey; null for someone else's, as if it didn't exist. */
export async function getSurvey(ctx: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<SurveyRow | null> {
  const allowed = authorise(ctx.actor, 'survey.view-own');
  return allowed.ok ? ownSurvey(ctx.db, allowed.account.id, id) : null;
}
