import { type Answers, answerAt, isAnswered } from '../answers/answers.ts';
import { validateStep } from '../answers/validate.ts';
import { visibleSteps } from '../answers/visible.ts';
import type { QuizContext } from '../condition.ts';
import { steps } from '../questionnaire.ts';
import type { Step } from './step.ts';

const places = new Map(steps.map(({ slug }, place) => [slug, place]));
const placeOf = (slug: string) => places.get(slug) ?? -1;

/** The step after this one; null after the last. Also works from a step that's no longer asked. */
export function nextStep(slug: string, answers: Answers, context: QuizContext): Step | null {
  const place = placeOf(slug);
  return visibleSteps(answers, context).find((step) => placeOf(step.slug) > place) ?? null;
}

/** The step before this one; null before the first. */
export function previousStep(slug: string, answers: Answers, context: QuizContext): Step | null {
  const place = placeOf(slug);
  return visibleSteps(answers, context).findLast((step) => placeOf(step.slug) < place) ?? null;
}

const hasAnswer = (step: Step, answers: Answers, own?: 'own') =>
  step.questions.some(({ key, shared }) => isAnswered(answerAt(answers, key)) && !(own && shared));

/**
 * Where to resume the quiz: after the last answer, or at an earlier missing one. Answers carried over from another room
 * or the profile don't count as progress, but aren't asked again.
 */
export function resumeStep(answers: Answers, context: QuizContext): Step {
  const shown = visibleSteps(answers, context);
  let next = shown.findLastIndex((step) => hasAnswer(step, answers, 'own')) + 1;
  const open = shown.findIndex((step) => validateStep(step, answers, context).length > 0);
  for (let step = shown[next]; step && hasAnswer(step, answers); step = shown[next]) next += 1;
  const step = shown[open === -1 ? next : Math.min(open, next)] ?? shown.at(-1);
  if (!step) throw new Error('the quiz has no steps');
  return step;
}

/** The step for a URL, or where to go instead if these answers don't ask it. */
export function stepAt(slug: string | null, answers: Answers, context: QuizContext): Step {
  const asked = visibleSteps(answers, context).find((step) => step.slug === slug);
  return asked ?? resumeStep(answers, context);
}

const accountChapter = 13;

/**
 * Where the quiz starts for a visitor who has yet to sign up. Null while an earlier chapter needs an answer, and once
 * they have an account.
 */
export function accountStep(answers: Answers, context: QuizContext): Step | null {
  const shown = visibleSteps(answers, context);
  const place = shown.findIndex(({ chapter }) => chapter === accountChapter);
  const isOpen = (step: Step) => validateStep(step, answers, context).length > 0;
  return place === -1 || shown.slice(0, place).some(isOpen) ? null : (shown[place] ?? null);
}
