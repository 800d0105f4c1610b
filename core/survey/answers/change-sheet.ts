import { answerAt } from './answers.ts';
import { type AnswerSheet, answer, answersOf, mergeSheets, readSheet, type Written } from './sheet.ts';
import { readUpdate } from './stored.ts';

/**
 * What an update from outside makes of a sheet. It may carry a sheet of its own, each answer with its time, as a browser
 * that was offline for an hour sends it; or a survey's own fields, which then count as said now.
 */
export function changeSheet(sheet: AnswerSheet, update: unknown, now: number): Written {
  const merged = mergeSheets(sheet, readSheet(answerAt(update, 'sheet'), now));
  const given = readUpdate(update, answersOf(merged));
  return Object.keys(given).length === 0 ? { sheet: merged, refused: [] } : answer(merged, given, now);
}
