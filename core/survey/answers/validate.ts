import { isState, onSiteServed, stateName, stateOfZip } from '../../places/index.ts';
import { isComplete, measurementKeys, parseMeasurement } from '../../room/index.ts';
import { text } from '../../texts/index.ts';
import { holds, type QuizContext } from '../condition.ts';
import { stateKey, zipKey } from '../keys.ts';
import { optionsOf } from '../options.ts';
import type { Question, Screen, Step } from '../steps/step.ts';
import { type Answers, answerAt, isAnswered, textOf } from './answers.ts';
import { readAnswer } from './read-answer.ts';
import { isShown, visibleQuestions, visibleSteps } from './visible.ts';

export interface Problem {
  readonly slug: string;
  readonly key: string;
  readonly message: string;
}

export const isRequired = ({ required }: Question, answers: Answers, context: QuizContext): boolean =>
  required === true || (required !== undefined && holds(required, answers, context));

const missing = (question: Question) => text(question.missing ?? 'form.required');

/** The message for an answer its question doesn't accept. */
function refusal(question: Question): string {
  if (question.answer === 'zip') return text('zip.invalid');
  if (question.answer === 'images') return text('upload.tooMany', { min: question.minimum, max: question.maximum });
  return missing(question);
}

function problemOfMeasurement(question: Question, value: unknown): string | null {
  const key = measurementKeys.find((one) => one === question.key);
  if (key === undefined) return null;
  return isComplete(key, parseMeasurement(String(value))) ? null : missing(question);
}

/** The state follows from the zip code, so where they differ, the state is the one to look at. */
function problemOfState(state: unknown, answers: Answers): string | null {
  const zip = textOf(answers, zipKey) ?? '';
  const of = stateOfZip(zip);
  return of === state || !isState(of) ? null : text('zip.otherState', { zip, state: stateName(of) });
}

const problemOfZip = ({ within }: Question & { answer: 'zip' }, zip: string): string | null =>
  within === undefined || onSiteServed(zip) ? null : text('onSite.notAvailable');

function problemOfChoice(question: Question, value: unknown, answers: Answers, context: QuizContext): string | null {
  if (question.key === stateKey) return problemOfState(value, answers);
  return optionsOf(question, answers, context).find((option) => option.value === value)?.disabled ?? null;
}

/** What's wrong with the answer to one question; null if nothing is. */
export function problemOf(question: Question, answers: Answers, context: QuizContext): string | null {
  const raw = answerAt(answers, question.key);
  const required = isRequired(question, answers, context);
  if (!isAnswered(raw)) {
    if (question.answer === 'images' && question.minimum > 0) return text('upload.tooFew', { n: question.minimum });
    return required ? missing(question) : null;
  }
  const value = readAnswer(question, raw, answers, context);
  if (value === undefined) return refusal(question);
  switch (question.answer) {
    case 'one':
      return problemOfChoice(question, value, answers, context);
    case 'measurement':
      return required ? problemOfMeasurement(question, value) : null;
    case 'images':
      return Array.isArray(value) && value.length < question.minimum
        ? text('upload.tooFew', { n: question.minimum })
        : null;
    case 'zip':
      return problemOfZip(question, String(value));
    default:
      return null;
  }
}

/** The problems of one step or screen, in question order. */
export function validateStep(step: Step | Screen, answers: Answers, context: QuizContext): readonly Problem[] {
  if ('parts' in step && step.parts.length > 1) {
    return step.parts.flatMap((part) => (isShown(part, answers, context) ? validateStep(part, answers, context) : []));
  }
  const problems = visibleQuestions(step, answers, context).flatMap((question) => {
    const message = problemOf(question, answers, context);
    return message === null ? [] : [{ slug: step.slug, key: question.key, message }];
  });
  // In the shipping form the check stops at the first failing field.
  return step.kind === 'shipping-form' ? problems.slice(0, 1) : problems;
}

export function validateAnswers(answers: Answers, context: QuizContext): readonly Problem[] {
  return visibleSteps(answers, context).flatMap((step) => validateStep(step, answers, context));
}

export type SubmissionCheck =
  | { ok: true }
  | { ok: false; reason: 'no-account' }
  | { ok: false; reason: 'answers-missing'; problems: readonly Problem[] };

/** Whether this survey can be submitted. It needs an account first; the fee comes after. */
export function checkSubmission(answers: Answers, context: QuizContext): SubmissionCheck {
  const problems = validateAnswers(answers, context);
  if (problems.length > 0) return { ok: false, reason: 'answers-missing', problems };
  return context.signedIn ? { ok: true } : { ok: false, reason: 'no-account' };
}

/** Feet without inches yet, or the reverse: the person is still typing, so it's no time to complain. */
export function isHalfTyped(value: unknown): boolean {
  const entry = typeof value === 'string' ? parseMeasurement(value) : null;
  return entry !== null && (entry.feet === null) !== (entry.inches === null);
}

/** A problem is shown once its question was touched or was loaded with a value; Continue touches the whole step. */
export function shownProblems(
  problems: readonly Problem[],
  seen: { readonly touched: ReadonlySet<string>; readonly loaded: Answers },
): readonly Problem[] {
  return problems.filter(({ key }) => seen.touched.has(key) || isAnswered(answerAt(seen.loaded, key)));
}
