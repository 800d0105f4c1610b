import { type AnswerSheet, answersOf, toStored } from '#core/survey/index.ts';

/** A sheet and the answers that follow from it, as they stand in the row. */
export const sheetColumns = (sheet: AnswerSheet, userEmail: string) => ({
  sheet,
  responses: { ...toStored(answersOf(sheet), userEmail).responses },
});
