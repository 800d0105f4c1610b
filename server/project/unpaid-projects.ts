import type { Ctx } from '../context.ts';
import { projectsInState } from './store.ts';

/** The customer's submitted surveys that are waiting for a fee. */
export async function unpaidProjects(
  ctx: Pick<Ctx, 'db'>,
  accountId: string,
): Promise<{ id: string; submittedAt: Date }[]> {
  const rows = await projectsInState(ctx.db, accountId, 'submitted, unpaid');
  return rows.map(({ surveyId, createdAt }) => ({ id: surveyId, submittedAt: createdAt }));
}
