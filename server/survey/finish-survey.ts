import type { Ctx } from '../context.ts';
import { changeSurvey, lockOwnSurvey, type SurveyRow } from './store.ts';

export type OwnSurvey = SurveyRow;

/** Locks the person's own survey in the caller's transaction; null if there is none with that id. */
export const surveyToSubmit = (
  { db }: Pick<Ctx, 'db'>,
  { accountId, id }: { accountId: string; id: string },
): Promise<OwnSurvey | null> => lockOwnSurvey(db, accountId, id);

/** Makes the answers final. The caller holds the survey and has checked the answers. */
export function finishSurvey({ db, clock }: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<OwnSurvey> {
  const now = clock.now();
  return changeSurvey(db, id, { inProgress: false, submittedAt: now, updatedAt: now });
}
