import { onSiteServed, shippingProblem } from '../../places/index.ts';
import { isComplete, measurementKeys, parseMeasurement } from '../../room/index.ts';
import { text } from '../../texts/index.ts';
import { holds, type QuizContext } from '../condition.ts';
import { stateKey } from '../keys.ts';
import { optionsOf } from '../options.ts';
import type { Question, Step } from '../steps/step.ts';
import { type Answers, answerAt, isAnswered, textOf } from './answers.ts';
import { readAnswer } from './read-answer.ts';
import { visibleQuestions, visibleSteps } from './visible.ts';

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

function problemOfZip(question: Question & { answer: 'zip' }, zip: string, answers: Answers): string | null {
  const state = textOf(answers, stateKey);
  if (state !== null && shippingProblem({ state, zip }) !== null) return text('zip.invalid');
  return question.within === undefined || onSiteServed(zip) ? null : text('onSite.notAvailable');
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
      return optionsOf(question, answers, context).find((option) => option.value === value)?.disabled ?? null;
    case 'measurement':
      return required ? problemOfMeasurement(question, value) : null;
    case 'images':
      return Array.isArray(value) && value.length < question.minimum
        ? text('upload.tooFew', { n: question.minimum })
        : null;
    case 'zip':
      return problemOfZip(question, String(value), answers);
    default:
      return null;
  }
}

/** The problems of one step, in question order. */
export function validateStep(step: Step, answers: Answers, context: QuizContext): readonly Problem[] {
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

/** A problem is shown once its question was touched or was loaded with a value; Continue touches the whole step. */
export function shownProblems(
  problems: readonly Problem[],
  seen: { readonly touched: ReadonlySet<string>; readonly loaded: Answers },
): readonly Problem[] {
  return problems.filter(({ key }) => seen.touched.has(key) || isAnswered(answerAt(seen.loaded, key)));
}
