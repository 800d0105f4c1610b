import type { RoomShape } from '#core/room/index.ts';
import type { Answers } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { roomDrawnFor, surveyById } from './store.ts';

export interface SubmittedSurvey {
  id: string;
  accountId: string;
  answers: Answers;
  /** The room as it was drawn, on a visit or by the customer; null until it is. */
  drawn: RoomShape | null;
}

/** A submitted survey for the board composer and the specialists. The caller has checked permission. */
export async function getSubmittedSurvey(ctx: Pick<Ctx, 'db'>, id: string): Promise<SubmittedSurvey | null> {
  const row = await surveyById(ctx.db, id);
  if (!row?.submittedAt) return null;
  const drawn = await roomDrawnFor(ctx.db, id);
  return { id: row.id, accountId: row.accountId, answers: row.responses, drawn };
}
