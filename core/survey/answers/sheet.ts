import { questionOf, questions } from '../questionnaire.ts';
import { type Answers, answerAt, isAnswered, isRecord, withValue } from './answers.ts';
import { prune } from './prune.ts';
import { readPossibleAnswer } from './read-answer.ts';

/** One answer and when it was given, in milliseconds. A null was taken back. */
export interface SheetEntry {
  readonly value: unknown;
  readonly at: number;
}

/**
 * The answers with the time of each: what two devices need to agree. It also remembers what was taken back, or an
 * older answer from the other device would return.
 */
export type AnswerSheet = Readonly<Record<string, SheetEntry>>;

export const emptySheet: AnswerSheet = {};

const entryOf = (sheet: AnswerSheet, key: string) => (Object.hasOwn(sheet, key) ? sheet[key] : undefined);

/** What the sheet says, without the answers that others of its answers no longer ask for. */
export function answersOf(sheet: AnswerSheet): Answers {
  let answers: Answers = {};
  for (const { key } of questions) {
    const entry = entryOf(sheet, key);
    if (entry && entry.value !== null) answers = withValue(answers, key, entry.value);
  }
  return prune(answers);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Answers that all came at one time, as those that a new room begins with. */
export const sheetOf = (answers: Answers, at: number): AnswerSheet =>
  Object.fromEntries(
    questions.flatMap(({ key }) => {
      const value = answerAt(answers, key);
      return value === undefined ? [] : [[key, { value, at }]];
    }),
  );

export interface Written {
  readonly sheet: AnswerSheet;
  /** Questions whose answer was not taken: unknown, not asked now, or no answer to it. */
  readonly refused: readonly string[];
}

/**
 * Writes answers down as a person gives them, all at one time; a null takes one back. Whatever they make invisible is
 * taken back as well, so that a question that is asked again starts empty.
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
    // Answered again with the same answer, it was seen and meant: it counts from now.
    if (entry && same(entry.value, value) && !meant.has(key)) continue;
    // A clock that was set back must not make a new answer older than the one it replaces.
    written[key] = { value, at: entry ? Math.max(at, entry.at + 1) : at };
  }
  return { sheet: written, refused };
}

function later(one: SheetEntry, other: SheetEntry): SheetEntry {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  // At the very same time any rule does, if both devices have the same one.
  return JSON.stringify(one.value) >= JSON.stringify(other.value) ? one : other;
}

/** Two devices' answers, question by question: the later one wins. */
export function mergeSheets(one: AnswerSheet, other: AnswerSheet): AnswerSheet {
  const merged: Record<string, SheetEntry> = { ...one };
  for (const [key, entry] of Object.entries(other)) {
    const mine = entryOf(merged, key);
    merged[key] = mine ? later(mine, entry) : entry;
  }
  return merged;
}

/** The questions whose answer on this device was replaced by another device's, so that the page can say so. */
export function takenOver(mine: AnswerSheet, merged: AnswerSheet): readonly string[] {
  const before = answersOf(mine);
  const after = answersOf(merged);
  return questions
    .map(({ key }) => key)
    .filter((key) => answerAt(before, key) !== undefined && !same(answerAt(before, key), answerAt(after, key)));
}

/** Reads a sheet that came from outside. A time that has not come yet would win forever: it becomes now. */
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
