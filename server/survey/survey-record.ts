import { type AnswerSheet, fromStored, type StoredSurvey, toStored } from '#core/survey/index.ts';
import type { SurveyRow } from './store.ts';

/** A survey in the document-store format, plus what a browser needs to continue answering. */
export interface SurveyRecord extends StoredSurvey {
  readonly id: string;
  readonly inProgress: boolean;
  readonly draft: string | null;
  readonly sheet: AnswerSheet;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly submittedAt: string | null;
}

export function surveyRecord(row: SurveyRow): SurveyRecord {
  const { userEmail } = row.responses;
  return {
    id: row.id,
    inProgress: row.inProgress,
    ...toStored(fromStored(row), typeof userEmail === 'string' ? userEmail : undefined),
    draft: row.draftId,
    sheet: row.sheet,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
  };
}
