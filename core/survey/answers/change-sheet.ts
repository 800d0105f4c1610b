import { answerAt } from './answers.ts';
import { type AnswerSheet, answer, answersOf, mergeSheets, readSheet, type Written } from './sheet.ts';
import { readUpdate } from './stored.ts';

/**
 * Applies an update from outside to a sheet. The update may carry its own sheet with a time for each answer, such as
 * from a browser that was offline for an hour, or a survey's fields, which count as given now.
 */
export function changeSheet(sheet: AnswerSheet, update: unknown, now: number): Written {
  const merged = mergeSheets(sheet, readSheet(answerAt(update, 'sheet'), now));
  const given = readUpdate(update, answersOf(merged));
  return Object.keys(given).length === 0 ? { sheet: merged, refused: [] } : answer(merged, given, now);
}
