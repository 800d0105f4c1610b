import { type Answers, fromStored } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { surveyById } from './store.ts';

/** A survey's owner and answers, finished or not. The caller has checked permission. */
export async function surveyOfPerson(
  ctx: Pick<Ctx, 'db'>,
  id: string,
): Promise<{ id: string; accountId: string; answers: Answers } | null> {
  const row = await surveyById(ctx.db, id);
  return row && { id: row.id, accountId: row.accountId, answers: fromStored(row) };
}
