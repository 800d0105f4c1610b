import { type AnswerSheet, answersOf, toStored } from '#core/survey/index.ts';

/** The timestamp of answers filled in automatically, from the profile or another room: older than any real answer. */
export const beforeAnyAnswer = 0;

/** The row's columns for a sheet and the answers derived from it. */
export const sheetColumns = (sheet: AnswerSheet, userEmail: string) => ({
  sheet,
  responses: { ...toStored(answersOf(sheet), userEmail).responses },
});
