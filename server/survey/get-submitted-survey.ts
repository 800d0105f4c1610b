import type { RoomShape } from '#core/room/index.ts';
import type { Answers } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { surveyWithRoom } from './store.ts';

export interface SubmittedSurvey {
  id: string;
  accountId: string;
  answers: Answers;
  /** The room as it was drawn, on a visit or by the customer; null until it is. */
  drawn: RoomShape | null;
}

/** A submitted survey for the board composer and the specialists. The caller has checked permission. */
export async function getSubmittedSurvey(ctx: Pick<Ctx, 'db'>, id: string): Promise<SubmittedSurvey | null> {
  const row = await surveyWithRoom(ctx.db, id);
  if (!row?.survey.submittedAt) return null;
  const { survey, drawn } = row;
  return { id: survey.id, accountId: survey.accountId, answers: survey.responses, drawn };
}
