import type { Answers } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { surveyById } from './store.ts';

export interface SubmittedSurvey {
  id: string;
  accountId: string;
  answers: Answers;
}

/** A submitted survey for the board composer and the specialists. The caller has checked permission. */
export async function getSubmittedSurvey(ctx: Pick<Ctx, 'db'>, id: string): Promise<SubmittedSurvey | null> {
  const row = await surveyById(ctx.db, id);
  return row?.submittedAt ? { id: row.id, accountId: row.accountId, answers: row.responses } : null;
}
