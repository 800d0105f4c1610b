import { questionOf, questions } from '../questionnaire.ts';
import { type Answers, answerAt, isAnswered, isRecord, withValue } from './answers.ts';
import { prune } from './prune.ts';
import { readPossibleAnswer } from './read-answer.ts';

/** One answer and when it was given, in milliseconds. Null means it was cleared. */
export interface SheetEntry {
  readonly value: unknown;
  readonly at: number;
}

/**
 * The answers with the time of each, so that two devices can agree. It also remembers cleared answers; otherwise an
 * older answer from the other device would come back.
 */
export type AnswerSheet = Readonly<Record<string, SheetEntry>>;

export const emptySheet: AnswerSheet = {};

const entryOf = (sheet: AnswerSheet, key: string) => (Object.hasOwn(sheet, key) ? sheet[key] : undefined);

/** What the sheet says, without answers to questions that no longer apply. */
export function answersOf(sheet: AnswerSheet): Answers {
  let answers: Answers = {};
  for (const { key } of questions) {
    const entry = entryOf(sheet, key);
    if (entry && entry.value !== null) answers = withValue(answers, key, entry.value);
  }
  return prune(answers);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Answers that were all given at one time, such as those a new room starts with. */
export const sheetOf = (answers: Answers, at: number): AnswerSheet =>
  Object.fromEntries(
    questions.flatMap(({ key }) => {
      const value = answerAt(answers, key);
      return value === undefined ? [] : [[key, { value, at }]];
    }),
  );

export interface Written {
  readonly sheet: AnswerSheet;
  /** Questions whose answer wasn't accepted: unknown, not asked now, or not a valid answer. */
  readonly refused: readonly string[];
}

/**
 * Records answers as a person gives them, all at one time; null clears one. Answers to questions this hides are cleared
 * too, so a question that comes back starts empty.
 */
export function answer(sheet: AnswerSheet, given: Readonly<Record<string, unknown>>, at: number): Written {
  const refused = Object.keys(given).filter((key) => !questionOf(key));
  const meant = new Set<string>();
  let after = answersOf(sheet);
  for (const { key } of questions) {
    if (!Object.hasOwn(given, key)) continue;
    const value = isAnswered(given[key]) ? given[key] : undefined;
    const changed = prune(withValue(after, key, value));
    const isTaken = value === undefined || answerAt(changed, key) !== undefined;
    if (isTaken) after = changed;
    isTaken ? meant.add(key) : refused.push(key);
  }
  const written: Record<string, SheetEntry> = { ...sheet };
  for (const { key } of questions) {
    const entry = entryOf(sheet, key);
    const value = answerAt(after, key) ?? null;
    if (!entry && value === null) continue;
    // Giving the same answer again confirms it, so it counts from now.
    if (entry && same(entry.value, value) && !meant.has(key)) continue;
    // A clock that was set back must not make a new answer older than the one it replaces.
    written[key] = { value, at: entry ? Math.max(at, entry.at + 1) : at };
  }
  return { sheet: written, refused };
}

function later(one: SheetEntry, other: SheetEntry): SheetEntry {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  // For the exact same time any rule works, as long as both devices use it.
  return JSON.stringify(one.value) >= JSON.stringify(other.value) ? one : other;
}

/** Merges two devices' answers, question by question: the later one wins. */
export function mergeSheets(one: AnswerSheet, other: AnswerSheet): AnswerSheet {
  const merged: Record<string, SheetEntry> = { ...one };
  for (const [key, entry] of Object.entries(other)) {
    const mine = entryOf(merged, key);
    merged[key] = mine ? later(mine, entry) : entry;
  }
  return merged;
}

/** The questions where another device's answer replaced this one's, so the page can say so. */
export function takenOver(mine: AnswerSheet, merged: AnswerSheet): readonly string[] {
  const before = answersOf(mine);
  const after = answersOf(merged);
  return questions
    .map(({ key }) => key)
    .filter((key) => answerAt(before, key) !== undefined && !same(answerAt(before, key), answerAt(after, key)));
}

/** Reads a sheet from outside. A time in the future would always win, so it becomes now. */
export function readSheet(input: unknown, now: number): AnswerSheet {
  if (!isRecord(input)) return emptySheet;
  const read: Record<string, SheetEntry> = {};
  for (const question of questions) {
    const entry = Object.hasOwn(input, question.key) ? input[question.key] : undefined;
    if (!isRecord(entry) || typeof entry.at !== 'number' || !Number.isFinite(entry.at)) continue;
    const value = entry.value === null ? null : readPossibleAnswer(question, entry.value);
    if (value !== undefined) read[question.key] = { value, at: Math.min(Math.max(entry.at, 0), now) };
  }
  return read;
}
