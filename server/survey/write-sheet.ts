import { type AnswerSheet, answersOf, toStored } from '#core/survey/index.ts';

/** When an answer came along by itself, from the profile or another room: older than any that a person gives. */
export const beforeAnyAnswer = 0;

/** A sheet and the answers that follow from it, as they stand in the row. */
export const sheetColumns = (sheet: AnswerSheet, userEmail: string) => ({
  sheet,
  responses: { ...toStored(answersOf(sheet), userEmail).responses },
});
